import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import type { Cursor } from './cursor.ts'

interface SnapshotRow {
  /** Every transaction before it has ended. */
  readonly fence: string
  /** None from it on has begun. */
  readonly next: string
}

interface ChangeRow extends SnapshotRow {
  readonly id: string | null
  readonly xid: string
  readonly job_id: number | null
}

/**
 * Changes of a fair after a cursor, in the order of their transactions, those before the fence alone: what is still being
 * written comes with a later reading, so none is passed over. One row without a change where there is none, for the
 * fence.
 */
export const listChanges = (db: Queryable, { fair, xid, id }: Cursor, most: number) =>
  db.query<ChangeRow>(sql`
    select pg_snapshot_xmin(s.now)::text as fence, pg_snapshot_xmax(s.now)::text as next, c.id::text as id,
      c.xid::text as xid, c.job_id
    from (select pg_current_snapshot() as now) s left join lateral (
      select u.id, u.xid, u.job_id from fair_job_changes u
      where u.fair_id = ${fair} and u.xid < pg_snapshot_xmin(s.now)
        and (u.xid, u.id) > (${String(xid)}::text::xid8, ${String(id)}::text::bigint)
      order by u.xid, u.id limit ${most}) c on true
    order by c.xid, c.id`)

/** From where the changes that are still to come are read. */
export async function presentFence(db: Queryable): Promise<bigint> {
  const [row] = await db.query<SnapshotRow>(sql`
    select pg_snapshot_xmin(s.now)::text as fence, pg_snapshot_xmax(s.now)::text as next
    from (select pg_current_snapshot() as now) s`)
  return BigInt(row?.fence ?? 0)
}
