import type { ExamCondition } from '#contract/exam-conditions'
import type { RegistrationCommand } from '#contract/exam-life'
import { judgeAll } from '#contract/exam-radar'
import { sentCandidate } from '../../../exam-reviews/sent-candidate.ts'
import type { FieldKey } from '../../../field-key.ts'
import { insertRows } from '../../bulk.ts'
import type { Queryable } from '../../db.ts'
import { sql } from '../../sql.ts'
import { HOUR, isoOf, type Moments } from '../moments.ts'
import { type Random, randomOf } from '../random.ts'
import { findStoredExam, type StoredExam } from './exams.ts'
import type { Standing } from './figures.ts'
import { seekerIdentity } from './known.ts'
import { insertRegistrations, type SampleRegistration, sampleRegistration } from './registrations.ts'

export interface Seeker {
  readonly id: string
  readonly phone: string
}

interface Given {
  readonly key: FieldKey
  readonly seeker: Seeker
}

/** The exams for which the account has sent a registration, and so a portrait. */
export const isSentBySeeker = (exam: number): boolean => standings[exam] !== undefined

/** How far the account's registration for an exam is. */
const standings: Readonly<Record<number, Standing>> = {
  401: { status: '2', pending: null },
  601: { status: '3', pending: null },
  801: { status: '3', pending: null },
}

const DRAFTED = 101

const steps = {
  2: ['submit', 'approve'],
  3: ['submit', 'approve', 'confirm', 'paid'],
} as const satisfies Record<number, readonly RegistrationCommand[]>

const by = { submit: 'candidate', approve: 'office', confirm: 'candidate', paid: 'system' } as const

/** The account's own registration for an exam; null where it has none that was sent. */
export function seekersRow(
  exam: StoredExam,
  random: Random,
  moments: Moments,
  { key, seeker, photo }: Given & { readonly photo: string | null },
) {
  const standing = standings[exam.id]
  if (!standing) return null
  const person = { ...seekerIdentity, phone: seeker.phone }
  return sampleRegistration({ exam, place: 1, person, standing, random, moments, key, userId: seeker.id, photo })
}

/** The position of a draft, or where it could not be sent for that one, the first for which it can. */
async function sendablePosition(tx: Queryable, exam: number, row: SampleRegistration, now: number): Promise<number> {
  const positions = await tx.query<{ id: number; conditions: readonly ExamCondition[] }>(sql`
    select id, conditions from exam_positions where exam_id = ${exam} and state = 'open' order by id = ${row.position} desc, id`)
  const { politics, household, major, born } = row
  const education = [{ major, education: '70', degree: '', to: `${born + 22}-06` }]
  const answers = { person: { politics, household }, education, work: [], more: { service: 'none', certificate: '' } }
  const candidate = sentCandidate(answers, seekerIdentity.idNumber, new Date(now))
  const fitting = positions.find(({ conditions }) => judgeAll(conditions, candidate).verdict !== 'fails')
  return fitting?.id ?? row.position
}

/** What the account has begun to write, and what became of what it sent: each step an hour after the one before. */
export async function loadSeekersOwn(
  tx: Queryable,
  moments: Moments,
  own: readonly SampleRegistration[],
  given: Given,
) {
  const exam = await findStoredExam(tx, DRAFTED)
  if (exam) {
    const person = { ...seekerIdentity, phone: given.seeker.phone }
    const standing = { status: '0', pending: null } as const
    const random = randomOf(40_001)
    const row = sampleRegistration({
      exam,
      place: 1,
      person,
      standing,
      random,
      moments,
      key: given.key,
      userId: given.seeker.id,
    })
    const position = await sendablePosition(tx, exam.id, row, moments.now)
    await insertRegistrations(tx, exam.id, [{ ...row, position, status: null, number: null }])
  }
  const rows = own.flatMap(({ id, status, submitted }) =>
    (status === '3' ? steps[3] : steps[2]).map((what, at) => ({
      registration_id: id,
      place: at + 1,
      at: isoOf(Math.min(Date.parse(submitted) + at * HOUR, moments.now)),
      by: by[what],
      what,
    })),
  )
  await insertRows(tx, 'exam_registration_steps', rows)
}
