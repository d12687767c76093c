import type { MessageCategory } from '#contract/messages'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import type { Slice } from '../paging.ts'
import type { MessageContent } from './message.ts'

export interface MessageRow {
  readonly id: string
  readonly category: MessageCategory
  readonly title: string
  readonly body: string
  readonly link: string
  readonly created_at: string
  readonly read_at: string | null
}

interface Insert {
  readonly ids: readonly string[]
  readonly to: readonly string[]
  readonly at: Date
  readonly content: MessageContent
}

export const insertMessages = (tx: Queryable, { ids, to, at, content }: Insert) =>
  tx.run(sql`
    insert into messages (id, user_id, category, title, body, link, created_at)
    select id, user_id, ${content.category}, ${content.title}, ${content.body}, ${content.link}, ${at}::timestamptz
    from unnest(${ids}::uuid[], ${to}::uuid[]) as letters (id, user_id)`)

interface Filter {
  /** '' for all. */
  readonly category: MessageCategory | ''
  readonly unread: boolean
}

const matching = (userId: string, { category, unread }: Filter) =>
  sql.and([
    sql`user_id = ${userId}`,
    category ? sql`category = ${category}` : sql.empty,
    unread ? sql`read_at is null` : sql.empty,
  ])

/** Newest first. */
export const listMessageRows = (db: Queryable, userId: string, filter: Filter, { limit, offset }: Slice) =>
  db.query<MessageRow>(sql`
    select id, category, title, body, link, created_at, read_at from messages
    where ${matching(userId, filter)}
    order by created_at desc, id desc limit ${limit} offset ${offset}`)

export async function countMessages(db: Queryable, userId: string, filter: Filter): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*) as count from messages where ${matching(userId, filter)}`)
  return row?.count ?? 0
}

/** Messages that the person has not read yet. */
export const countUnread = (db: Queryable, userId: string) => countMessages(db, userId, { category: '', unread: true })

/** Marks one's own among these as read; all of one's own when `ids` is empty. What is read already keeps its time. */
export const markRead = (db: Queryable, userId: string, ids: readonly string[], at: Date) =>
  db.run(sql`
    update messages set read_at = ${at}
    where user_id = ${userId} and read_at is null and ${ids.length > 0 ? sql`id = any(${ids}::uuid[])` : sql`true`}`)

/** Removes one's own among these. */
export const deleteMessageRows = (db: Queryable, userId: string, ids: readonly string[]) =>
  db.run(sql`delete from messages where user_id = ${userId} and id = any(${ids}::uuid[])`)
