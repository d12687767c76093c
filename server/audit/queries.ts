import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

/** A row of the audit log as text that is the same on either engine and after a restore. */
export interface LogRow {
  readonly id: number
  /** Seconds since 1970, with six digits after the point. */
  readonly at: string
  readonly actor: string | null
  readonly actor_type: number | null
  readonly action: string
  readonly subject_kind: string | null
  readonly subject_id: string | null
  readonly outcome: string
  readonly detail: string
}

/** Ids after `after_id` up to and with `last_id`; what comes before the first seal's belongs to it too. */
export interface Range {
  readonly after_id: number
  readonly last_id: number
}

export interface SealRow extends Range {
  readonly number: number
  readonly rows: number
  readonly sealed_at: string
  readonly key_print: string
  readonly content: Uint8Array
  readonly seal: Uint8Array
  readonly removed_at: string | null
  readonly removal: Uint8Array | null
}

const within = ({ after_id, last_id }: Range) =>
  sql.and([after_id === 0 ? sql.empty : sql`id > ${after_id}`, sql`id <= ${last_id}`])

/** Refusals, which stood here once and go after half a year, are not sealed. */
export const listRows = (db: Queryable, range: Range, limit: number) =>
  db.query<LogRow>(sql`
    select id, extract(epoch from at)::text as at, actor, actor_type, action, subject_kind, subject_id, outcome,
      detail::text as detail
    from audit_log where ${within(range)} and outcome <> 'refused' order by id limit ${limit}`)

export const deleteRows = (tx: Queryable, range: Range) => tx.run(sql`delete from audit_log where ${within(range)}`)

export async function countRowsAfter(db: Queryable, id: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*) as count from audit_log where id > ${id} and outcome <> 'refused'`)
  return row?.count ?? 0
}

export async function findLastSeal(db: Queryable): Promise<SealRow | undefined> {
  const [row] = await db.query<SealRow>(sql`select * from audit_seals order by number desc limit 1`)
  return row
}

export async function findSeal(db: Queryable, number: number): Promise<SealRow | undefined> {
  const [row] = await db.query<SealRow>(sql`select * from audit_seals where number = ${number}`)
  return row
}

/** In their order. */
export const listSealsAfter = (db: Queryable, number: number, limit: number) =>
  db.query<SealRow>(sql`select * from audit_seals where number > ${number} order by number limit ${limit}`)

export type NewSeal = Omit<SealRow, 'removed_at' | 'removal'>

/** False when another service has written this number meanwhile. */
export async function insertSeal(db: Queryable, seal: NewSeal): Promise<boolean> {
  const { number, after_id, last_id, rows, sealed_at, key_print, content, seal: digest } = seal
  const inserted = await db.run(sql`
    insert into audit_seals (number, after_id, last_id, rows, sealed_at, key_print, content, seal)
    values (${number}, ${after_id}, ${last_id}, ${rows}, ${sealed_at}::timestamptz, ${key_print}, ${content}, ${digest})
    on conflict do nothing`)
  return inserted === 1
}

export const markRemoved = (tx: Queryable, number: number, at: string, removal: Uint8Array) =>
  tx.run(sql`
    update audit_seals set removed_at = ${at}::timestamptz, removal = ${removal} where number = ${number}`)

/** The last id that can be seen; 0 for none. */
export async function findLastId(db: Queryable): Promise<number> {
  const [row] = await db.query<{ id: number }>(sql`select coalesce(max(id), 0) as id from audit_log`)
  return row?.id ?? 0
}
