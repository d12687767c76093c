import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

/** How far back the fairs are looked for that everybody is told of. */
const YEARS = 2

/** At how many fairs of the last two years the company was, and how many it had a booth at and stayed away from. */
export async function countFairs(
  db: Queryable,
  companyId: string,
  now: Date,
): Promise<{ attended: number; missed: number }> {
  const [row] = await db.query<{ attended: number; missed: number }>(sql`
    select count(*) filter (where p.state = 'present') as attended, count(*) filter (where p.state = 'absent') as missed
    from fair_participations p join fairs f on f.id = p.fair_id
    where p.company_id = ${companyId} and f.closes_at <= ${now}::timestamptz
      and f.closes_at > ${now}::timestamptz - make_interval(years => ${YEARS})`)
  return row ?? { attended: 0, missed: 0 }
}
