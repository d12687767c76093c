import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

/**
 * People who came in, with a ticket or without one, and have not gone out. Whoever comes back is let in by a supervisor, on
 * the same ticket; the same as `mergeScans` of the contract.
 */
export async function countInside(db: Queryable, fair: number): Promise<number> {
  const [row] = await db.query<{ inside: number }>(sql`
    select greatest(0, count(*) filter (where kind = 'walk-in' or (let_in and (nth = 1 or reason <> '')))
      - count(*) filter (where kind = 'leave'))::int as inside
    from (select kind, let_in, reason, row_number() over (partition by let_in, number order by at, id) as nth
      from fair_scans where fair_id = ${fair}) scans`)
  return row?.inside ?? 0
}
