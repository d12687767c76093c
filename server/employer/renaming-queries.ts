import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

/** The company of this code, held until the transaction ends. */
export async function lockByCode(tx: Queryable, creditCode: string) {
  const [row] = await tx.query<{ id: number; name: string }>(sql`
    select id, name from companies where credit_code = ${creditCode} for update`)
  return row
}

/**
 * Gives a company another name, and with it a short name that was the same. What a company was called before it was checked
 * is no former name. `today` is YYYY-MM-DD in China.
 */
export const updateName = (tx: Queryable, id: number, name: string, today: string, at: Date) =>
  tx.run(sql`
    update companies set name = ${name},
      short_name = case when short_name = name then ${name} else short_name end,
      version = version + case when short_name = name then 1 else 0 end,
      former_name = case when verified_at is null then former_name else name end,
      renamed_on = case when verified_at is null then renamed_on else ${today}::date end,
      updated_at = ${at}
    where id = ${id}`)
