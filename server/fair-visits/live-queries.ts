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

interface ZoneRow {
  readonly name: string
  readonly people: number
}

/** So long after a scan at a booth somebody is taken to be in its hall still. */
const STAY_MS = 30 * 60_000

/**
 * By hall, in their order, people whose ticket was scanned at a booth there within the last half hour: each in the hall of
 * the last scan. Nobody counts heads between halls, so that this is who was met there, not who walks by.
 */
export const countZones = (db: Queryable, fair: number, now: Date) =>
  db.query<ZoneRow>(sql`
    select h.name, count(met.user_id)::int as people from fair_halls h left join (
        select distinct on (v.user_id) v.user_id, b.hall_id
        from booth_visits v join fair_booths b on b.participation_id = v.participation_id
        where v.fair_id = ${fair} and least(v.scanned_at, v.received_at) > ${new Date(now.getTime() - STAY_MS)}
        order by v.user_id, v.scanned_at desc, v.id) met on met.hall_id = h.id
    where h.fair_id = ${fair} group by h.id order by h.place`)
