import type { Queryable } from '../../db/db.ts'
import { type SqlQuery, sql } from '../../db/sql.ts'
import { listWhere, type RegistrationRow } from './registrations.ts'

/** So many are listed at once. */
export const BATCH = 200

const dueFrom = sql`
  from exam_registrations g join exam_rounds o on o.id = g.round_id join exams e on e.id = g.exam_id`

/** Registrations `g` of rounds `o` and exams `e` that a condition finds, those that follow one. */
export const listDue = (db: Queryable, which: SqlQuery, after: string | undefined, limit: number) =>
  db.query<{ id: string }>(sql`
    select g.id ${dueFrom}
    where (${which}) and ${after === undefined ? sql`true` : sql`g.id > ${after}`} order by g.id limit ${limit}`)

/** One that the condition still finds, held until the transaction ends; undefined where not, or where somebody else holds it. */
export async function takeDue(
  tx: Queryable,
  id: string,
  which: SqlQuery,
  now: Date,
): Promise<RegistrationRow | undefined> {
  const held = await tx.query(sql`
    select 1 ${dueFrom} where g.id = ${id} and (${which}) for update of g skip locked`)
  if (held.length === 0) return undefined
  const [row] = await listWhere(tx, sql`g.id = ${id}`, now)
  return row
}

/** Waits for the office: to be looked at for the first time, or a second one. */
export const waitsForOffice = sql`(g.status = '0' or (g.status = '5' and g.pending = 'appeal'))`

/** A form that arrived waits for its turn: whoever sent it is not late, however long that takes. */
export const isQueued = sql`exists (
  select 1 from exam_submissions q where q.registration_id = g.id and q.outcome is null)`

/** The position is not there any more. */
export const hasLostPosition = sql`exists (
  select 1 from exam_positions p where p.id = g.position_id and p.state = 'cancelled')`

export const isOverdue = (now: Date): SqlQuery => sql`${waitsForOffice} and o.review_until <= ${now}`

export interface Overdue {
  readonly exam: number
  readonly title: string
  readonly round: number
  readonly waiting: number
}

/** How many of each round of an exam that is to raise the alarm are overdue. */
export const countOverdue = (db: Queryable, now: Date): Promise<Overdue[]> =>
  db.query<Overdue>(sql`
    select e.id as exam, e.title, o.id as round, count(*) as waiting
    from exam_registrations g join exam_rounds o on o.id = g.round_id join exams e on e.id = g.exam_id
    where ${isOverdue(now)} and e.overdue = 'alarm' group by e.id, o.id order by o.id`)

/** Who is to hear of what is overdue in a round, on this day for the first time; nobody where they have heard of it. */
export async function takeOverdueTold(tx: Queryable, { exam, round }: Overdue, today: string): Promise<string[]> {
  const marked = await tx.run(sql`
    update exam_rounds set overdue_told_on = ${today}::date
    where id = ${round} and overdue_told_on is distinct from ${today}::date`)
  if (marked === 0) return []
  const people = await tx.query<{ id: string }>(sql`
    select user_id as id from exam_mandates
    where exam_id = ${exam} and mandates && array['review', 'second', 'release'] order by user_id`)
  return people.map(({ id }) => id)
}

/** A draft that can't be sent any more since then. */
export const isOldDraft = (before: Date): SqlQuery => sql`
  g.status is null and o.closes_at <= ${before} and not ${isQueued}`

/** Deletes a draft that is held; gives the files that go along. */
export async function dropDraft(
  tx: Queryable,
  { id, photo_file, materials }: Pick<RegistrationRow, 'id' | 'photo_file' | 'materials'>,
): Promise<string[]> {
  await tx.run(sql`delete from exam_registrations where id = ${id}`)
  const files = [photo_file ?? [], Object.values(materials)].flat(2)
  await tx.run(sql`delete from files where id = any(${files}::uuid[])`)
  return files
}

/** Marks one as reminded of a deadline. */
export const markReminded = (tx: Queryable, id: string, what: string) =>
  tx.run(sql`update exam_registrations set reminded = array_append(reminded, ${what}) where id = ${id}`)

/** Lets go of the places of those who were refused and did not come back until the fee had to be paid. */
export const freeRefusedSeats = (tx: Queryable, now: Date) =>
  tx.run(sql`
    with freed as (
      update exam_registrations g set holds_seat = false from exam_rounds o
      where o.id = g.round_id and g.holds_seat and g.status = '1' and o.pay_until <= ${now} and not ${isQueued}
      returning g.round_id),
    counted as (select round_id, count(*)::integer as freed from freed group by 1)
    update exam_rounds o set held = greatest(0, o.held - c.freed) from counted c
    where o.id = c.round_id and o.seats is not null`)
