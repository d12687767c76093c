import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

/** What an operator has changed without a deployment. */
export const listSettings = (db: Queryable) =>
  db.query<{ readonly key: string; readonly value: unknown }>(sql`select key, value from site_settings`)

/** Whether anything that the site shows was invented. */
export async function hasSample(db: Queryable): Promise<boolean> {
  const [row] = await db.query<{ sample: boolean }>(sql`
    select exists (select from companies where sample) or exists (select from articles where sample) as sample`)
  return row?.sample ?? false
}
