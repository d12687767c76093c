import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

/** The default resume's document, in Chinese; undefined where there is no resume. */
export async function findDefaultSections(db: Queryable, userId: string): Promise<unknown> {
  const [row] = await db.query<{ sections: unknown }>(sql`
    select sections from resumes where user_id = ${userId} and language = 'zh'
    order by is_default desc, updated_at desc, id limit 1`)
  return row?.sections
}

export async function isServiceman(db: Queryable, userId: string): Promise<boolean> {
  const rows = await db.query(sql`select 1 from servicemen where user_id = ${userId}`)
  return rows.length > 0
}
