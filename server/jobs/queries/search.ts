import type { Queryable } from '../../db/db.ts'
import { type SqlQuery, sql } from '../../db/sql.ts'
import type { User } from '../../http/users.ts'
import type { Slice } from '../../paging.ts'
import type { News, Order, Plan, Tier, Written } from '../search/plan.ts'
import type { Condition, CountOf } from '../search/tsquery.ts'

export interface Census {
  /** How many jobs of the index have a lexeme. */
  readonly count: CountOf
  /** How many of the index are past their last day. */
  readonly expired: number
}

/** How common these lexemes are; `today` is YYYY-MM-DD in China. */
export async function takeCensus(db: Queryable, lexemes: readonly string[], today: string): Promise<Census> {
  const rows = await db.query<{ gram: string; jobs: number }>(sql`
    select gram, jobs from job_gram_counts where gram = any(${[...new Set(lexemes)]}::text[])
    union all select '', count(*) from job_index where expires_on < ${today}::date`)
  const counts = new Map(rows.map(row => [row.gram, row.jobs]))
  return { count: lexeme => counts.get(lexeme) ?? 0, expired: counts.get('') ?? 0 }
}

/** Orders in which the index can be walked. */
export type WalkOrder = Exclude<Order, 'relevance'>

const orders: Readonly<Record<WalkOrder, SqlQuery>> = {
  newest: sql`refreshed_at desc, job_id desc`,
  hot: sql`heat desc, job_id desc`,
  pay: sql`wage_max desc nulls last, job_id desc`,
}

const meets = ({ text }: Condition) => (text === '' ? sql`true` : sql`search @@ ${text}::tsquery`)

const titleHas = (words: readonly string[]) => sql.and(words.map(word => sql`strpos(title, ${word}) > 0`))

const inTier = ({ condition, titleHas: words, except }: Tier): SqlQuery =>
  sql.and([
    meets(condition),
    titleHas(words),
    ...except.map(before => sql`not (${sql.and([meets(before.condition), titleHas(before.titleHas)])})`),
  ])

const walked = (order: WalkOrder, window: number) => sql`(
  select job_id, title, wage_max, heat, refreshed_at, expires_on, search, facets
  from job_index order by ${orders[order]} limit ${window}) walked`

interface Shown {
  /** Left out. */
  readonly without: readonly number[]
  /** Those alone whose last day it is. */
  readonly ending: boolean
  /** Phrases whose order only the title tells. */
  readonly written: readonly Written[]
  /** Those alone that became news then. */
  readonly news: News | undefined
}

/** Whether a phrase stands in a job of the index; what only its order tells is asked of the title. */
export const isWritten = ({ pattern, elsewhere, isWanted }: Written): SqlQuery => {
  const stands = sql`(title ~ ${pattern} or ${elsewhere.share > 0 ? meets(elsewhere) : sql`false`})`
  return isWanted ? stands : sql`not ${stands}`
}

const newsAt = sql`greatest(j.published_at, j.renewed_at)`

/** By the index that its migration made for it. */
const becameNews = ({ after, until }: News): SqlQuery => sql`
  exists (
    select 1 from jobs j where j.id = job_id and j.status = 'valid' and ${newsAt} > ${after}::timestamptz
      and ${until ? sql`${newsAt} <= ${until}` : sql`true`})`

/** Jobs that may be shown on a day, YYYY-MM-DD in China. */
export const shownOn = (today: string, { without, ending, written, news }: Shown): SqlQuery =>
  sql.and([
    ending ? sql`expires_on = ${today}::date` : sql`expires_on >= ${today}::date`,
    without.length > 0 ? sql`job_id <> all(${[...without]}::bigint[])` : sql.empty,
    ...written.map(isWritten),
    news ? becameNews(news) : sql.empty,
  ])

/** The id of a seeker who has hidden companies; undefined for everybody else. */
export async function hiderOf(db: Queryable, user: User | null): Promise<string | undefined> {
  if (user?.userType !== 2) return undefined
  const rows = await db.query(sql`select 1 from hidden_companies where user_id = ${user.id} limit 1`)
  return rows.length > 0 ? user.id : undefined
}

/** Open jobs of the companies that somebody has hidden. */
export async function listHiddenJobs(db: Queryable, userId: string): Promise<number[]> {
  const rows = await db.query<{ id: number }>(sql`
    select j.id from hidden_companies h join jobs j on j.company_id = h.company_id and j.status = 'valid'
    where h.user_id = ${userId}`)
  return rows.map(({ id }) => id)
}

interface PageOptions {
  readonly order: WalkOrder
  readonly slice: Slice
  /** From `shownOn`. */
  readonly shown: SqlQuery
}

/** Looks through the first `window` jobs of an order; right only when the page comes out full. */
export async function walkJobs(db: Queryable, tier: Tier, { order, slice, shown }: PageOptions, window: number) {
  const rows = await db.query<{ job_id: number }>(sql`
    select job_id from ${walked(order, window)}
    where ${shown} and ${inTier(tier)}
    order by ${orders[order]} limit ${slice.limit} offset ${slice.offset}`)
  return rows.map(row => row.job_id)
}

/** How many jobs of a tier are among the newest `window`, `most` at most. */
export async function countWalked(db: Queryable, tier: Tier, shown: SqlQuery, most: number, window: number) {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*) as count from (
      select 1 from ${walked('newest', window)}
      where ${shown} and ${inTier(tier)} limit ${most}) counted`)
  return row?.count ?? 0
}

export interface Gathered {
  readonly ids: readonly number[]
  /** How many there are, `most` at most. */
  readonly count: number
}

interface GatherOptions extends PageOptions {
  readonly most: number
}

/** Finds all jobs of a tier by the word index first, then sorts them. */
export const gatherJobs = (db: Queryable, tier: Tier, options: GatherOptions) =>
  gather(db, inTier(tier), sql`0`, options)

/** As `gatherJobs` for everything that is meant, best tier first. */
export function rankJobs(db: Queryable, { all, tiers }: Plan, options: GatherOptions) {
  const ranks = tiers.map(
    ({ condition, titleHas: words }, rank) => sql`when ${meets(condition)} and ${titleHas(words)} then ${rank}::int`,
  )
  return gather(db, meets(all), sql`case ${sql.join(ranks, sql` `)} end`, options)
}

async function gather(db: Queryable, where: SqlQuery, rank: SqlQuery, options: GatherOptions): Promise<Gathered> {
  const { order, slice, shown, most } = options
  const [row] = await db.query<Gathered>(sql`
    with found as materialized (
      select job_id, wage_max, heat, refreshed_at, ${rank} as rank
      from job_index where ${where} and ${shown})
    select
      array(
        select job_id from found order by rank, ${orders[order]} limit ${slice.limit} offset ${slice.offset}) as ids,
      (select count(*) from (select 1 from found limit ${most}) counted) as count`)
  return row ?? { ids: [], count: 0 }
}

interface Sampled {
  /** How many jobs were looked at, and how many of them have each lexeme; lexemes that none has are left out. */
  readonly size: number
  readonly count: CountOf
}

/** How often these lexemes stand in jobs of a condition, the newest of a window or any, `most` jobs looked at. */
export async function sampleJobs(
  db: Queryable,
  condition: Condition,
  { lexemes, shown, most, window }: SampleOptions,
): Promise<Sampled> {
  const open = sql`${shown} and ${meets(condition)}`
  const found =
    window === null
      ? sql`
        with found as materialized (select facets from job_index where ${open})
        select facets from found limit ${most}`
      : sql`select facets from ${walked('newest', window)} where ${open} limit ${most}`
  const rows = await db.query<{ lexeme: string; jobs: number }>(sql`
    with facets as materialized (${found})
    select lexeme, count(*) as jobs from facets cross join lateral unnest(facets) as lexeme
    where lexeme = any(${[...lexemes]}::text[]) group by lexeme
    union all select '', count(*) from facets`)
  const counts = new Map(rows.map(row => [row.lexeme, row.jobs]))
  return { size: counts.get('') ?? 0, count: lexeme => counts.get(lexeme) ?? 0 }
}

interface SampleOptions {
  readonly lexemes: readonly string[]
  /** From `shownOn`. */
  readonly shown: SqlQuery
  readonly most: number
  /** So many of the newest jobs; null to find them by the word index. */
  readonly window: number | null
}
