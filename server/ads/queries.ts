import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import type { Slice } from '../paging.ts'

export interface AdRow {
  readonly id: number
  readonly alias: string
  readonly title: string
  readonly words: string
  readonly image: string
  readonly href: string
  readonly starts_on: string
  readonly ends_on: string
}

const columns = sql`id, alias, title, words, image, href, starts_on, ends_on`

const shownOn = (today: string) => sql`starts_on <= ${today}::date and ends_on >= ${today}::date`

/** What is shown today, place by place; `alias` narrows it to one. */
export const listAdRows = (db: Queryable, today: string, { limit, offset }: Slice, alias?: string) =>
  db.query<AdRow>(sql`
    select ${columns} from ads where ${sql.and([shownOn(today), alias ? sql`alias = ${alias}` : sql.empty])}
    order by alias, position, id limit ${limit} offset ${offset}`)

export async function countAds(db: Queryable, today: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`select count(*) as count from ads where ${shownOn(today)}`)
  return row?.count ?? 0
}

export async function findAd(db: Queryable, id: string, today: string): Promise<AdRow | undefined> {
  const [row] = await db.query<AdRow>(sql`select ${columns} from ads where id = ${id} and ${shownOn(today)}`)
  return row
}
