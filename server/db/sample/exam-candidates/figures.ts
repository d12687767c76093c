import type { PendingReason, RegistrationStatus } from '#contract/exam-life'

/** Where a registration stands. */
export interface Standing {
  readonly status: RegistrationStatus
  readonly pending: PendingReason | null
}

type Share = Standing & { readonly weight: number; readonly reasons?: Readonly<Record<string, string>> }

const at = (status: RegistrationStatus, weight: number, more: Partial<Share> = {}): Share => ({
  status,
  pending: null,
  weight,
  ...more,
})

const refused = { reasons: { 'education.0.major': '所学专业不在岗位要求的范围内' } }
const repair = { pending: 'repair', reasons: { diploma: '学位证书图片不清晰，请重新上传' } } as const

/** How many of each there are while an exam is so far. */
const registering = [at('0', 46), at('1', 8, refused), at('2', 22), at('3', 18), at('4', 4), at('5', 2, repair)]
const trusting = [at('2', 38), at('3', 56), at('4', 6)]
const reviewing = [at('0', 54), at('1', 10, refused), at('3', 31), at('4', 3), at('5', 2, repair)]
const paying = [at('2', 36), at('3', 56), at('1', 3, refused), at('4', 5)]
const settled = [at('3', 93), at('1', 2, refused), at('4', 5)]
const complete = [at('3', 1)]

interface ExamFigures {
  readonly exam: number
  readonly people: number
  readonly shares: readonly Share[]
  readonly tickets?: true
  readonly scores?: true
}

const seated = { tickets: true } as const
const marked = { tickets: true, scores: true } as const

/** How many people the sample content lets register for each exam, and how far they are. */
export const examFigures: readonly ExamFigures[] = [
  { exam: 101, people: 900, shares: registering },
  { exam: 102, people: 800, shares: trusting },
  { exam: 103, people: 600, shares: registering },
  { exam: 301, people: 500, shares: reviewing },
  { exam: 401, people: 700, shares: paying },
  { exam: 501, people: 500, shares: settled },
  { exam: 601, people: 20_000, shares: complete, ...seated },
  { exam: 701, people: 600, shares: settled, ...seated },
  { exam: 702, people: 500, shares: settled, ...seated },
  { exam: 801, people: 600, shares: settled, ...marked },
  { exam: 901, people: 400, shares: settled, ...marked },
  ...[9_123, 9_124, 9_125, 9_223, 9_224, 9_225].map(exam => ({ exam, people: 60, shares: complete, ...marked })),
]
