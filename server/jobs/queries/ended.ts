import type { Queryable } from '../../db/db.ts'
import { sql } from '../../db/sql.ts'

/** Companies of one round; the next one follows in ten minutes. */
const BATCH = 500

/** Its last day is over, of which its employer has not been told; `today` is YYYY-MM-DD in China. */
const isUntold = (today: string) => sql`
  status = 'valid' and end_told is distinct from expires_on and expires_on < ${today}::date`

/** Companies with postings whose end they have not been told of. */
export const listWithEnded = (db: Queryable, today: string) =>
  db.query<{ company_id: number }>(sql`
    select distinct company_id from jobs where ${isUntold(today)} order by company_id limit ${BATCH}`)

/** Marks those of one company as told, and gives them; what another service has in hand is left to it. */
export async function takeEnded(tx: Queryable, companyId: number, today: string) {
  const rows = await tx.query<{ id: number; title: string }>(sql`
    update jobs set end_told = expires_on where id in (
      select id from jobs where company_id = ${companyId} and ${isUntold(today)} order by id for update skip locked)
    returning id, title`)
  return rows.toSorted((one, other) => one.id - other.id)
}
