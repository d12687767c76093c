import type { ExamCondition } from '#contract/exam-conditions'
import type { Commitment, ExamForm, FeeWaiver, MaterialSlot, PhotoProfile } from '#contract/exam-form'
import type { Queryable } from '../../db/db.ts'
import { sql } from '../../db/sql.ts'

/** A round with everything that it asks; times as ISO text. */
export interface RoundRow {
  readonly id: number
  readonly exam_id: number
  readonly kind: 'register' | 'rechoose'
  readonly title: string
  readonly opens_at: string
  readonly closes_at: string
  readonly review_until: string
  readonly waiver_until: string
  readonly pay_until: string
  readonly grace_minutes: number
  readonly form: ExamForm
  readonly form_version: number
  readonly photo: PhotoProfile
  readonly materials: readonly MaterialSlot[]
  readonly commitment: Commitment
  readonly fee_per_paper: number
  readonly waivers: readonly FeeWaiver[]
  readonly seats: number | null
  readonly held: number
  readonly trusting: boolean
}

const rounds = sql`
  select r.id, r.exam_id, r.kind, r.title, r.opens_at, r.closes_at, r.review_until, r.waiver_until, r.pay_until,
    r.grace_minutes, r.form, r.form_version, r.photo, r.materials, r.commitment, r.fee_per_paper, r.waivers, r.seats, r.held,
    e.trusting
  from exam_rounds r join exams e on e.id = r.exam_id`

/** Rounds of an exam that has been published, the one of registering first. */
export const listRounds = (db: Queryable, exam: string, now: Date): Promise<RoundRow[]> =>
  db.query<RoundRow>(sql`
    ${rounds} where r.exam_id = ${exam} and e.published_at <= ${now} order by r.opens_at, r.id`)

export async function findRound(db: Queryable, id: number | string, now: Date): Promise<RoundRow | undefined> {
  const [row] = await db.query<RoundRow>(sql.prepared`${rounds} where r.id = ${id} and e.published_at <= ${now}`)
  return row
}

/** Takes a place of the city. False when all are held; where there is no limit there always is one. */
export async function takeSeat(tx: Queryable, { id, seats }: Pick<RoundRow, 'id' | 'seats'>): Promise<boolean> {
  if (seats === null) return true
  return (await tx.run(sql`update exam_rounds set held = held + 1 where id = ${id} and held < seats`)) === 1
}

/** Lets go of the place that a registration held. */
export const freeSeat = (tx: Queryable, round: number) =>
  tx.run(sql`update exam_rounds set held = greatest(0, held - 1) where id = ${round} and seats is not null`)

export interface PositionRow {
  readonly id: number
  readonly exam_id: number
  readonly code: string
  readonly unit: string
  readonly title: string
  readonly papers: readonly string[]
  readonly conditions: readonly ExamCondition[]
  readonly state: 'open' | 'cut' | 'cancelled'
}

const positionOf = (exam: number, id: string) => sql`
  select id, exam_id, code, unit, title, papers, conditions, state from exam_positions
  where id = ${id} and exam_id = ${exam}`

/** A position of this exam, whether one can still choose it or not. */
export async function findPosition(db: Queryable, exam: number, id: string): Promise<PositionRow | undefined> {
  const [row] = await db.query<PositionRow>(positionOf(exam, id))
  return row
}

/** Like `findPosition`, and it stays as it is until the transaction ends: whoever cancels it waits, and finds what that did. */
export async function holdPosition(tx: Queryable, exam: number, id: string): Promise<PositionRow | undefined> {
  const [row] = await tx.query<PositionRow>(sql`${positionOf(exam, id)} for share`)
  return row
}
