import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { isOut } from '../job-fairs/rows.ts'
import { isOpenOn } from '../jobs/summary.ts'

/** What an operator has changed without a deployment. */
export const listSettings = (db: Queryable) =>
  db.query<{ readonly key: string; readonly value: unknown }>(sql`select key, value from site_settings`)

/** Whether anything that the site shows was invented. */
export async function hasSample(db: Queryable): Promise<boolean> {
  const [row] = await db.query<{ sample: boolean }>(sql`
    select exists (select from companies where sample) or exists (select from articles where sample) as sample`)
  return row?.sample ?? false
}

interface Offered {
  readonly jobs: number
  readonly fairs: number
}

/** How many jobs are open in a city or district, and how many fairs are ahead or on; `today` is YYYY-MM-DD in China. */
export async function countOffered(
  db: Queryable,
  code: string,
  { now, today }: { readonly now: Date; readonly today: string },
): Promise<Offered> {
  const [row] = await db.query<Offered>(sql`
    select (select count(*)::int from jobs j where ${code} in (j.city, j.district) and ${isOpenOn(today)}) as jobs,
      (select count(*)::int from fairs f where ${code} in (f.city, f.district) and ${isOut(now)}
        and f.state in ('planned', 'stopped') and f.closes_at > ${now}) as fairs`)
  return row ?? { jobs: 0, fairs: 0 }
}
