import type { Alert } from '#contract/search-fields'
import type { KeptQuery } from '#contract/searches'
import type { Queryable } from '../db/db.ts'
import { type SqlQuery, sql } from '../db/sql.ts'

export interface SearchRow {
  readonly id: string
  readonly user_id: string
  readonly name: string
  readonly search: KeptQuery
  readonly alert: Alert
  readonly by_email: boolean
  readonly by_sms: boolean
  readonly secret: string
  readonly told_until: string
  readonly created_at: string
}

const columns = sql`id, user_id, name, search, alert, by_email, by_sms, secret, told_until, created_at`

/** Latest first. */
export const listRows = (db: Queryable, userId: string) =>
  db.query<SearchRow>(sql`
    select ${columns} from searches where user_id = ${userId} order by created_at desc, id desc`)

export async function findRow(db: Queryable, id: string): Promise<SearchRow | undefined> {
  const [row] = await db.query<SearchRow>(sql`select ${columns} from searches where id = ${id}`)
  return row
}

interface NewSearch {
  readonly id: string
  readonly userId: string
  readonly name: string
  readonly search: KeptQuery
  readonly digest: string
  readonly alert: Alert
  readonly byEmail: boolean
  readonly bySms: boolean
  readonly now: Date
  readonly nextAt: Date
}

/** An alert that is turned on again tells of what comes from now on, not of what came while it was off. */
const toldUntil = (alert: SqlQuery, now: SqlQuery) => sql`
  case when searches.alert = 'off' and ${alert} <> 'off' then ${now} else searches.told_until end`

/** Gives the id under which it is kept; an equal one that is there takes the new name and alert. */
export async function keepRow(tx: Queryable, given: NewSearch): Promise<string> {
  const { id, userId, name, search, digest, alert, byEmail, bySms, now, nextAt } = given
  const [row] = await tx.query<{ id: string }>(sql`
    insert into searches (id, user_id, name, search, digest, alert, by_email, by_sms, told_until, next_at,
      created_at, reminded_at)
    values (${id}, ${userId}, ${name}, ${sql.json(search)}, ${digest}, ${alert}, ${byEmail}, ${bySms}, ${now}, ${nextAt},
      ${now}, ${now})
    on conflict (user_id, digest) do update
      set name = excluded.name, alert = excluded.alert, by_email = excluded.by_email,
        by_sms = excluded.by_sms, next_at = excluded.next_at, reminded_at = excluded.reminded_at,
        told_until = ${toldUntil(sql`excluded.alert`, sql`excluded.told_until`)}
    returning id`)
  return row?.id ?? id
}

/** How many a person keeps; that person's others wait until this transaction ends. */
export async function countRows(tx: Queryable, userId: string): Promise<number> {
  await tx.query(sql`select id from users where id = ${userId} for update`)
  const [row] = await tx.query<{ count: number }>(sql`
    select count(*) as count from searches where user_id = ${userId}`)
  return row?.count ?? 0
}

export async function hasDigest(tx: Queryable, userId: string, digest: string): Promise<boolean> {
  const rows = await tx.query(sql`select 1 from searches where user_id = ${userId} and digest = ${digest}`)
  return rows.length > 0
}

export interface Change {
  readonly id: string
  readonly name: string
  readonly alert: Alert
  readonly byEmail: boolean
  readonly bySms: boolean
  readonly now: Date
  readonly nextAt: Date
}

/** False when it is nobody's or somebody else's. */
export async function changeRow(tx: Queryable, userId: string, given: Change): Promise<boolean> {
  const { id, name, alert, byEmail, bySms, now, nextAt } = given
  const count = await tx.run(sql`
    update searches set name = ${name}, alert = ${alert}, by_email = ${byEmail}, by_sms = ${bySms}, next_at = ${nextAt},
      reminded_at = ${now}, told_until = ${toldUntil(sql`${alert}::text`, sql`${now}::timestamptz`)}
    where id = ${id} and user_id = ${userId}`)
  return count === 1
}

export async function deleteRow(tx: Queryable, userId: string, id: string): Promise<boolean> {
  return (await tx.run(sql`delete from searches where id = ${id} and user_id = ${userId}`)) === 1
}

interface Due {
  readonly now: Date
  /** Whether texts may go: who wants them waits for that. */
  readonly texts: boolean
  readonly most: number
}

/** Whoever has cancelled their account is told of nothing while it waits to be closed, nor reminded. */
export const notCancelled = (userId: SqlQuery) => sql`
  exists (select 1 from users u where u.id = ${userId} and u.cancelled_at is null)`

const isDue = (now: Date) => sql`alert <> 'off' and next_at <= ${now} and ${notCancelled(sql`user_id`)}`

/** Searches whose alert is due, the longest due first. */
export async function listDue(db: Queryable, { now, texts, most }: Due): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select id from searches where ${isDue(now)} and (not by_sms or ${texts}) order by next_at, id limit ${most}`)
  return rows.map(({ id }) => id)
}

/** One of them, held by this transaction; undefined when it is due no more, or somebody else has it in hand. */
export async function takeDue(tx: Queryable, id: string, now: Date): Promise<SearchRow | undefined> {
  const [row] = await tx.query<SearchRow>(sql`
    select ${columns} from searches where id = ${id} and ${isDue(now)} for update skip locked`)
  return row
}

/** Notes until when all is told; what was not to be told of before is not told of now. */
export const tellUntil = (tx: Queryable, id: string, until: Date, nextAt: Date) =>
  tx.run(sql`
    update searches set told_until = greatest(told_until, ${until}), next_at = ${nextAt} where id = ${id}`)

/** Has a search that is still due wait. */
export const putBack = (db: Queryable, id: string, now: Date, nextAt: Date) =>
  db.run(sql`update searches set next_at = ${nextAt} where id = ${id} and next_at <= ${now}`)

export const endAlert = (tx: Queryable, id: string) =>
  tx.run(sql`update searches set alert = 'off' where id = ${id} and alert <> 'off'`)

/** The account's address; '' for none. */
export async function emailOf(db: Queryable, userId: string): Promise<string> {
  const [row] = await db.query<{ email: string | null }>(sql`
    select email from users where id = ${userId} and cancelled_at is null`)
  return row?.email ?? ''
}
