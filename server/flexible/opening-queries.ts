import { chinaDay } from '../clock.ts'
import { checkHolds } from '../companies/licence-check.ts'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

export interface QueuedRow {
  readonly id: number
  readonly company_id: number
  readonly draft: unknown
  /** When its work begins. */
  readonly starts_at: string
}

/** Casual work that waits no longer: the check of its company counts, or its beginning has come. */
const isDue = (now: Date) => sql`
  f.status = 'queued' and (f.starts_at <= ${now}
    or exists (select 1 from companies c where c.id = f.company_id and ${checkHolds(chinaDay(now))}))`

export async function hasDue(db: Queryable, now: Date): Promise<boolean> {
  const rows = await db.query(sql`select 1 from flexible_jobs f where ${isDue(now)} limit 1`)
  return rows.length > 0
}

/** Held until the transaction ends: of two services that look at once, the second finds nothing left. */
export const lockDue = (tx: Queryable, now: Date): Promise<QueuedRow[]> =>
  tx.query<QueuedRow>(sql`
    select f.id, f.company_id, f.draft, f.starts_at from flexible_jobs f where ${isDue(now)} order by f.id for update`)
