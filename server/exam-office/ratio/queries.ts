import type { Queryable } from '../../db/db.ts'
import { type SqlQuery, sql } from '../../db/sql.ts'
import type { Slice } from '../../paging.ts'

interface RatioMoments {
  readonly least_ratio: number
  readonly pay_until: string
  readonly ticket_from: string
}

/** The least ratio of an exam, and between which moments positions are cut or cancelled. */
export async function findRatioMoments(db: Queryable, exam: string): Promise<RatioMoments | undefined> {
  const [row] = await db.query<RatioMoments>(sql`
    select e.least_ratio, o.pay_until, e.ticket_from
    from exams e join exam_rounds o on o.exam_id = e.id and o.kind = 'register' where e.id = ${exam}`)
  return row
}

export interface RatioRow {
  readonly id: number
  readonly code: string
  readonly unit: string
  readonly title: string
  readonly headcount: number
  readonly paid: number
  readonly unsettled: number
  readonly total: number
}

/** Counted now, not taken from the figures of ten minutes ago. */
const positions = (which: SqlQuery) => sql`
  select p.id, p.code, p.unit, p.title, p.headcount, f.paid, f.unsettled, count(*) over () as total
  from exam_positions p join exams e on e.id = p.exam_id
  cross join lateral (
    select count(*) filter (where g.status = '3') as paid,
      count(*) filter (where g.status = '2' or g.pending = 'payment') as unsettled
    from exam_registrations g where g.position_id = p.id) f
  where p.state <> 'cancelled' and f.paid < p.headcount * e.least_ratio and ${which}
  order by p.code, p.id`

export const listUnderRatioRows = (db: Queryable, exam: string, { limit, offset }: Slice): Promise<RatioRow[]> =>
  db.query<RatioRow>(sql`${positions(sql`p.exam_id = ${exam}`)} limit ${limit} offset ${offset}`)

/** Those of an exam among these that are under its ratio. */
export const findUnderRatioRows = (db: Queryable, exam: string, ids: readonly number[]): Promise<RatioRow[]> =>
  db.query<RatioRow>(positions(sql`p.exam_id = ${exam} and p.id = any(${ids}::bigint[])`))

/** Holds these until the transaction ends, and whoever is registered for them. */
export async function lockPositions(tx: Queryable, ids: readonly number[]): Promise<void> {
  await tx.query(sql`select 1 from exam_positions where id = any(${ids}::bigint[]) order by id for update`)
  await tx.query(sql`
    select 1 from exam_registrations where position_id = any(${ids}::bigint[]) order by id for update`)
}

export const cutPosition = (tx: Queryable, id: number, headcount: number) =>
  tx.run(sql`update exam_positions set headcount = ${headcount}, state = 'cut' where id = ${id}`)
