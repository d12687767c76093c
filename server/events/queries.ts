import type { AnyEvent } from '#contract/events'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import type { Cursor } from './cursor.ts'

interface EventRow {
  readonly xid: string
  readonly id: string
  readonly topic: string
  readonly kind: AnyEvent['kind']
  readonly data: unknown
  readonly at: string
}

/** Something that happened, with its place in everything that did. */
export interface Happened {
  readonly cursor: Cursor
  readonly topic: string
  readonly kind: AnyEvent['kind']
  readonly data: unknown
  readonly at: Date
}

const toHappened = ({ xid, id, topic, kind, data, at }: EventRow): Happened => ({
  cursor: { xid: BigInt(xid), id: BigInt(id) },
  topic,
  kind,
  data,
  at: new Date(at),
})

const after = ({ xid, id }: Cursor) => sql`(xid, id) > (${String(xid)}::text::xid8, ${String(id)}::text::bigint)`

/**
 * What happened after a cursor, in the order of transactions, what lies before the fence alone: a transaction that is
 * still being written comes with a later reading, so that none is passed over. The order is that of the table's numbers:
 * without its name `id` would be the text that is read, of which 10 comes before 9.
 */
export async function listAfter(db: Queryable, from: Cursor, most: number): Promise<Happened[]> {
  const rows = await db.query<EventRow>(sql.prepared`
    select xid::text, id::text, topic, kind, data, at from events
    where ${after(from)} and xid < pg_snapshot_xmin(pg_current_snapshot())
    order by events.xid, events.id limit ${most}`)
  return rows.map(toHappened)
}

/** The same of some topics alone, until another cursor. */
export async function listBetween(
  db: Queryable,
  topics: readonly string[],
  { from, until, most }: { readonly from: Cursor; readonly until: Cursor; readonly most: number },
): Promise<Happened[]> {
  const rows = await db.query<EventRow>(sql.prepared`
    select xid::text, id::text, topic, kind, data, at from events
    where topic = any(${[...topics]}::text[]) and ${after(from)}
      and (xid, id) <= (${String(until.xid)}::text::xid8, ${String(until.id)}::text::bigint)
    order by events.xid, events.id limit ${most}`)
  return rows.map(toHappened)
}

interface Bounds {
  /** Everything before it has been committed or undone. */
  readonly fence: Cursor
  /** Nothing has happened from it on: where one begins while nobody writes. */
  readonly next: Cursor
  /** What happened until then has been deleted. */
  readonly dropped: Cursor
}

/** Between which cursors one can read now. */
export async function readBounds(db: Queryable): Promise<Bounds> {
  const [row] = await db.query<{ fence: string; next: string; xid: string; id: string }>(sql.prepared`
    select pg_snapshot_xmin(s.now)::text as fence, pg_snapshot_xmax(s.now)::text as next,
      coalesce(d.xid::text, '0') as xid, coalesce(d.id, 0)::text as id
    from (select pg_current_snapshot() as now) s left join events_dropped d on true`)
  if (!row) throw new Error('nothing tells up to where events have been deleted')
  return {
    fence: { xid: BigInt(row.fence), id: 0n },
    next: { xid: BigInt(row.next), id: 0n },
    dropped: { xid: BigInt(row.xid), id: BigInt(row.id) },
  }
}

/** Forgets what happened before a moment, and where that ended. */
export const dropEventsBefore = (db: Queryable, before: Date) =>
  db.run(sql`
    with gone as (delete from events where at < ${before} returning xid, id)
    insert into events_dropped as d (xid, id) select xid, id from gone order by xid desc, id desc limit 1
    on conflict (one) do update set xid = excluded.xid, id = excluded.id
      where (excluded.xid, excluded.id) > (d.xid, d.id)`)
