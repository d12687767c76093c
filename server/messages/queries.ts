import type { MessageCategory } from '#contract/messages'
import type { Queryable } from '../db/db.ts'
import { type SqlQuery, sql } from '../db/sql.ts'
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
  /** What it is about; by itself alone where it is about nothing that has a page of its own. */
  readonly thing: string
}

interface Insert {
  readonly ids: readonly string[]
  readonly to: readonly string[]
  readonly at: Date
  readonly about: string | null
  readonly content: MessageContent<never>
}

export const insertMessages = (tx: Queryable, { ids, to, at, about, content }: Insert) =>
  tx.run(sql`
    insert into messages (id, user_id, category, title, body, link, created_at, about_id, thing_id)
    select id, user_id, ${content.category}, ${content.title}, ${content.body}, ${content.link}, ${at}::timestamptz,
      ${about}::uuid, ${content.thing ?? null}::text
    from unnest(${ids}::uuid[], ${to}::uuid[]) as letters (id, user_id)`)

export interface Filter {
  /** '' for all. */
  readonly category: MessageCategory | ''
  readonly unread: boolean
  /** '' for all. */
  readonly thing: string
}

const fitting = (name: SqlQuery, userId: string, { category, unread, thing }: Filter) =>
  sql.and([
    sql`${name}.user_id = ${userId}`,
    category ? sql`${name}.category = ${category}` : sql.empty,
    unread ? sql`${name}.read_at is null` : sql.empty,
    thing ? sql`${name}.thing = ${thing}` : sql.empty,
  ])

const shown = sql`id, category, title, body, link, created_at, read_at, thing`

/** Newest first. */
export const messagePage = (userId: string, filter: Filter, { limit, offset }: Slice) => sql`
  select ${shown} from messages m where ${fitting(sql`m`, userId, filter)}
  order by created_at desc, id desc limit ${limit} offset ${offset}`

/** What messages are about, what was last written of first. */
export const thingPage = (userId: string, filter: Filter, { limit, offset }: Slice) => sql`
  select thing from messages m
  where ${fitting(sql`m`, userId, filter)} and not exists (
    select from messages later
    where ${fitting(sql`later`, userId, filter)} and later.thing = m.thing
      and (later.created_at, later.id) > (m.created_at, m.id))
  order by created_at desc, id desc limit ${limit} offset ${offset}`

export const listMessageRows = (db: Queryable, userId: string, filter: Filter, slice: Slice) =>
  db.query<MessageRow>(messagePage(userId, filter, slice))

export const listThings = async (db: Queryable, userId: string, filter: Filter, slice: Slice) =>
  (await db.query<{ thing: string }>(thingPage(userId, filter, slice))).map(({ thing }) => thing)

export interface ThingRow extends MessageRow {
  /** How many there are about its thing, and how many of them are unread. */
  readonly count: number
  readonly unread: number
}

/** The newest messages about each of these things, newest first, `most` of each. */
export const listOfThings = (db: Queryable, userId: string, filter: Filter, things: readonly string[], most: number) =>
  db.query<ThingRow>(sql`
    select ${shown}, count, unread from (
      select m.*, row_number() over (partition by thing order by created_at desc, id desc) as place,
        count(*) over (partition by thing) as count,
        count(*) filter (where read_at is null) over (partition by thing) as unread
      from messages m where ${fitting(sql`m`, userId, filter)} and thing = any(${things}::text[])) as all_about
    where place <= ${most} order by created_at desc, id desc`)

/** How many messages a filter finds, and about how many things. */
export async function countFitting(db: Queryable, userId: string, filter: Filter) {
  const [row] = await db.query<{ messages: number; things: number }>(sql`
    select count(*) as messages, count(distinct thing) as things from messages m
    where ${fitting(sql`m`, userId, filter)}`)
  return row ?? { messages: 0, things: 0 }
}

export interface CountRow {
  readonly category: MessageCategory
  readonly total: number
  readonly unread: number
}

/** Categories without messages are left out. */
export const countByCategory = (db: Queryable, userId: string) =>
  db.query<CountRow>(sql`
    select category, count(*) as total, count(*) filter (where read_at is null) as unread
    from messages where user_id = ${userId} group by category`)

/** Messages that the person has not read yet. */
export async function countUnread(db: Queryable, userId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*) as count from messages where user_id = ${userId} and read_at is null`)
  return row?.count ?? 0
}

interface Chosen {
  /** Without these and `things` all of the category. */
  readonly ids: readonly string[]
  readonly things: readonly string[]
  /** '' for all. */
  readonly category: MessageCategory | ''
  /** None that was written after this, in milliseconds since 1970. */
  readonly until?: number | undefined
}

/** Marks one's own among these as read. What is read already keeps its time. */
export const markRead = (db: Queryable, userId: string, { ids, things, category, until }: Chosen, at: Date) =>
  db.run(sql`
    update messages set read_at = ${at}
    where ${sql.and([
      sql`user_id = ${userId} and read_at is null`,
      ids.length + things.length > 0 ? sql`(id = any(${ids}::uuid[]) or thing = any(${things}::text[]))` : sql.empty,
      category ? sql`category = ${category}` : sql.empty,
      until === undefined ? sql.empty : sql`date_trunc('milliseconds', created_at) <= ${new Date(until)}`,
    ])}`)

const columns = sql`id, user_id, category, title, body, link, created_at, read_at, sample, about_id, thing_id`

/** Puts one's own among these aside. */
export const removeMessages = (tx: Queryable, userId: string, ids: readonly string[], at: Date) =>
  tx.run(sql`
    with gone as (delete from messages where user_id = ${userId} and id = any(${ids}::uuid[]) returning ${columns})
    insert into removed_messages (${columns}, removed_at) select ${columns}, ${at}::timestamptz from gone`)

/** Brings one's own among these back, and says how many there were. */
export const restoreRemoved = (tx: Queryable, userId: string, ids: readonly string[], since: Date) =>
  tx.run(sql`
    with back as (
      delete from removed_messages
      where user_id = ${userId} and id = any(${ids}::uuid[]) and removed_at > ${since} returning ${columns})
    insert into messages (${columns}) select ${columns} from back`)

/** Forgets for good what was removed by then. */
export const purgeRemoved = (db: Queryable, before: Date) =>
  db.run(sql`delete from removed_messages where removed_at <= ${before}`)
