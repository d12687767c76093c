import type { Queryable } from './db.ts'
import { sql } from './sql.ts'

/** A transaction that every one which writes now has begun before. */
export async function markMoment(db: Queryable): Promise<string> {
  const [row] = await db.query<{ moment: string }>(sql`select pg_current_xact_id()::text as moment`)
  return row?.moment ?? '0'
}

/** Whether every transaction has ended that had begun to write before this one. */
export async function haveEndedSince(db: Queryable, moment: string): Promise<boolean> {
  const [row] = await db.query<{ ended: boolean }>(sql`
    select pg_snapshot_xmin(pg_current_snapshot()) > ${moment}::text::xid8 as ended`)
  return row?.ended ?? false
}
