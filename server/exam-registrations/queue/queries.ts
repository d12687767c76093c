import type { Queryable } from '../../db/db.ts'
import { sql } from '../../db/sql.ts'

interface Arrived {
  readonly id: string
  readonly version: number
  readonly isFirst: boolean
  readonly now: Date
}

/** Lets a form wait for its turn; one that waits already keeps the place that it has. */
export const insertSubmission = (tx: Queryable, { id, version, isFirst, now }: Arrived) =>
  tx.run(sql`
    insert into exam_submissions (registration_id, version, is_first, arrived_at)
    values (${id}, ${version}, ${isFirst}, ${now}) on conflict (registration_id) do nothing`)

export async function isAnyWaiting(db: Queryable): Promise<boolean> {
  return (await db.query(sql`select 1 from exam_submissions where outcome is null limit 1`)).length > 0
}

/** How many waiting forms arrived before this one, and itself; 0 when it does not wait. */
export async function placeOf(db: Queryable, id: string): Promise<number> {
  const [row] = await db.query<{ place: number }>(sql`
    select count(*) as place from exam_submissions own join exam_submissions q
      on q.outcome is null and (q.arrived_at, q.place) <= (own.arrived_at, own.place)
    where own.registration_id = ${id} and own.outcome is null`)
  return row?.place ?? 0
}

export interface SubmissionRow {
  readonly id: string
  readonly user_id: string | null
  readonly version: number
  readonly is_first: boolean
  readonly arrived_at: string
}

/** The one that arrived first of those that nobody works on, held until the transaction ends. */
export async function takeNext(tx: Queryable): Promise<SubmissionRow | undefined> {
  const [row] = await tx.query<SubmissionRow>(sql`
    select q.registration_id as id, g.user_id, q.version, q.is_first, q.arrived_at
    from exam_submissions q join exam_registrations g on g.id = q.registration_id
    where q.outcome is null order by q.arrived_at, q.place limit 1 for update of q skip locked`)
  return row
}

/** It has been dealt with. */
export const deleteSubmission = (tx: Queryable, id: string) =>
  tx.run(sql`delete from exam_submissions where registration_id = ${id}`)

export interface TurnedDown {
  readonly id: string
  readonly code: number
  readonly words: string
  readonly fields: Readonly<Record<string, string>>
}

/** Keeps why it could not be taken, for its candidate to read; 0 where it does not wait any more. */
export const turnDown = (db: Queryable, { id, code, words, fields }: TurnedDown) =>
  db.run(sql`
    update exam_submissions set outcome = 'refused', code = ${code}, words = ${words}, fields = ${sql.json(fields)}
    where registration_id = ${id} and outcome is null`)

export const forgetTurnedDown = (tx: Queryable, id: string) =>
  tx.run(sql`delete from exam_submissions where registration_id = ${id} and outcome is not null`)
