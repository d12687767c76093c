import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

/** People who came in, with a ticket or without one, and have not gone out. */
export async function countInside(db: Queryable, fair: number): Promise<number> {
  const [row] = await db.query<{ inside: number }>(sql`
    select greatest(0, count(distinct number) filter (where let_in) + count(*) filter (where kind = 'walk-in')
      - count(*) filter (where kind = 'leave'))::int as inside
    from fair_scans where fair_id = ${fair}`)
  return row?.inside ?? 0
}
