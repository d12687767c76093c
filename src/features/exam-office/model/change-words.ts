import type { ExamChangeState } from '#contract/exam-change-life'
import { type ExamChange, examChangeKinds } from '#contract/exam-office'
import { labelOf } from '#contract/reference/lookup'
import type { Tone } from '#design-system'
import { minuteOf } from './moments.ts'

export const changeTones = {
  prepared: 'warning',
  released: 'success',
  refused: 'danger',
  withdrawn: 'neutral',
} as const satisfies Record<ExamChangeState, Tone>

export const changeKindWords = (kind: ExamChange['kind']): string => labelOf(examChangeKinds, kind)

const answered = { prepared: '', released: '核准', refused: '退回', withdrawn: '撤回' } as const satisfies Record<
  ExamChangeState,
  string
>

/** Who prepared it when, and who answered when. */
export const changeHistory = ({ state, preparedBy, preparedAt, decidedBy, decidedAt }: ExamChange): string[] => [
  `${preparedBy} ${minuteOf(preparedAt)} 准备`,
  ...(decidedAt === null ? [] : [`${decidedBy} ${minuteOf(decidedAt)} ${answered[state]}`]),
]
