import type { ExamCondition } from '#contract/exam-conditions'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

export interface PositionRow {
  readonly id: number
  readonly exam_id: number
  readonly code: string
  readonly unit: string
  readonly department: string
  readonly title: string
  readonly city: string
  readonly headcount: number
  readonly state: 'open' | 'cut' | 'cancelled'
  readonly education: string
  readonly majors: readonly string[]
  readonly graduates_only: boolean
  readonly remark: string
  readonly applied: number
  readonly approved: number
  readonly paid: number
}

const columns = sql`p.id, p.exam_id, p.code, p.unit, p.department, p.title, p.city, p.headcount, p.state, p.education,
  p.majors, p.graduates_only, p.remark, p.applied, p.approved, p.paid`

/** Exams that are out: one, those of a recruitment, or those of which a person has saved positions. */
const examsOut = (now: Date) => sql`exams e join exam_themes t on t.id = e.theme_id
  where e.published_at <= ${now} and t.published_at <= ${now}`

export const listExamIds = (db: Queryable, { exam, theme }: { exam: string; theme: string }, now: Date) =>
  db.query<{ id: number }>(sql`
    select e.id from ${examsOut(now)} and ${sql.and([
      exam === '' ? sql.empty : sql`e.id = ${exam}`,
      theme === '' ? sql.empty : sql`e.theme_id = ${theme}`,
    ])} order by e.id`)

export const listSavedExamIds = (db: Queryable, userId: string, now: Date) =>
  db.query<{ id: number }>(sql`
    select e.id from ${examsOut(now)} and e.id in (select p.exam_id from exam_saved_positions s
      join exam_positions p on p.id = s.position_id where s.user_id = ${userId}) order by e.id`)

/** All positions of an exam; of `conditions` the document as it is written, so that equal ones are read once. */
export const listBoardRows = (db: Queryable, examId: number) =>
  db.query<PositionRow & { readonly conditions: string; readonly least_ratio: number }>(sql`
    select ${columns}, p.conditions::text as conditions, e.least_ratio
    from exam_positions p join exams e on e.id = p.exam_id where p.exam_id = ${examId} order by p.id`)

/** When the figures of an exam's positions were counted last: their first row carries it (`updateFiguresOf`). */
export async function findCountedAt(db: Queryable, examIds: readonly number[]): Promise<number | null> {
  const [row] = await db.query<{ counted_at: string | null }>(sql.prepared`
    select max(first.counted_at) as counted_at from unnest(${[...examIds]}::bigint[]) as given (exam_id)
    cross join lateral (select p.counted_at from exam_positions p where p.exam_id = given.exam_id order by p.id limit 1) first`)
  return row?.counted_at ? Date.parse(row.counted_at) : null
}

export interface PositionDetailRow extends PositionRow {
  readonly conditions: readonly ExamCondition[]
  readonly papers: readonly string[]
  readonly theme_id: number
  readonly exam_title: string
  readonly least_ratio: number
  readonly has_fee: boolean
  readonly rechoose_from: string | null
  readonly rechoose_until: string | null
  readonly ticket_from: string
}

/** A position of an exam that is out. */
export async function findPosition(db: Queryable, id: string, now: Date): Promise<PositionDetailRow | undefined> {
  const [row] = await db.query<PositionDetailRow>(sql.prepared`
    select ${columns}, p.conditions, e.theme_id, e.title as exam_title, e.least_ratio, a.opens_at as rechoose_from,
      a.closes_at as rechoose_until, e.ticket_from,
      exists (select 1 from exam_rounds o where o.exam_id = e.id and o.fee_per_paper > 0) as has_fee,
      array(select r.title from exam_papers r where r.exam_id = p.exam_id and r.code = any(p.papers) order by r.place)
        as papers
    from exam_positions p join exams e on e.id = p.exam_id join exam_themes t on t.id = e.theme_id
    left join exam_rounds a on a.exam_id = e.id and a.kind = 'rechoose'
    where p.id = ${id} and e.published_at <= ${now} and t.published_at <= ${now}`)
  return row
}

export async function listSavedIds(db: Queryable, userId: string): Promise<ReadonlySet<number>> {
  const rows = await db.query<{ position_id: number }>(sql`
    select position_id from exam_saved_positions where user_id = ${userId}`)
  return new Set(rows.map(({ position_id }) => position_id))
}

/** Saving it once more leaves the moment at which it was saved first. */
export const insertSaved = (tx: Queryable, userId: string, positionId: number, at: Date) =>
  tx.run(sql`
    insert into exam_saved_positions (user_id, position_id, saved_at) values (${userId}, ${positionId}, ${at})
    on conflict do nothing`)

export const deleteSaved = (tx: Queryable, userId: string, positionId: number) =>
  tx.run(sql`delete from exam_saved_positions where user_id = ${userId} and position_id = ${positionId}`)

/** Exams whose figures can still change; all of them where `closedToo`. Those that another copy counts are left to it. */
const lockExams = (tx: Queryable, now: Date, closedToo: boolean) =>
  tx.query<{ id: number }>(sql`
    select e.id from exams e where e.published_at <= ${now} and ${closedToo ? sql`true` : sql`e.closed_at > ${now}`}
    order by e.id for no key update skip locked`)

/**
 * Counts anew who has applied, was approved and has paid. Only rows whose figures have changed are written, and the
 * first of each exam, which carries the moment.
 */
export async function updateFiguresOf(tx: Queryable, ids: readonly number[], now: Date): Promise<void> {
  await tx.run(sql`
    with counted as (
      select position_id, count(*) filter (where status <> '4') as applied,
        count(*) filter (where status in ('2', '3')) as approved, count(*) filter (where status = '3') as paid
      from exam_registrations
      where exam_id = any(${[...ids]}::bigint[]) and status is not null and position_id is not null group by position_id),
    firsts as (
      select min(id) as id from exam_positions where exam_id = any(${[...ids]}::bigint[]) group by exam_id)
    update exam_positions p set applied = now_is.applied, approved = now_is.approved, paid = now_is.paid,
      counted_at = ${now}
    from (
      select q.id, coalesce(c.applied, 0)::int as applied, coalesce(c.approved, 0)::int as approved,
        coalesce(c.paid, 0)::int as paid
      from exam_positions q left join counted c on c.position_id = q.id
      where q.exam_id = any(${[...ids]}::bigint[])) now_is
    where p.id = now_is.id and (p.id in (select id from firsts)
      or (p.applied, p.approved, p.paid) is distinct from (now_is.applied, now_is.approved, now_is.paid))`)
}

export async function updateFigures(tx: Queryable, now: Date, closedToo: boolean): Promise<void> {
  const exams = await lockExams(tx, now, closedToo)
  await updateFiguresOf(
    tx,
    exams.map(({ id }) => id),
    now,
  )
}
