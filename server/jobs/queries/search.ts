import type { Queryable } from '../../db/db.ts'
import { type SqlQuery, sql } from '../../db/sql.ts'
import type { Slice } from '../../paging.ts'
import type { Order, Tier } from '../search/plan.ts'
import type { Condition, CountOf } from '../search/tsquery.ts'

/** How many open jobs have each of these lexemes. */
export async function countLexemes(db: Queryable, lexemes: readonly string[]): Promise<CountOf> {
  const rows = await db.query<{ gram: string; jobs: number }>(sql`
    select gram, jobs from job_gram_counts where gram = any(${[...new Set(lexemes)]}::text[])`)
  const counts = new Map(rows.map(row => [row.gram, row.jobs]))
  return lexeme => counts.get(lexeme) ?? 0
}

type IndexOrder = Exclude<Order, 'relevance'>

/** The orders in which an index can be walked. */
const orders: Readonly<Record<IndexOrder, SqlQuery>> = {
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

const columns = sql`job_id, title, wage_max, heat, refreshed_at, expires_on, search`

interface PageOptions {
  readonly order: IndexOrder
  readonly slice: Slice
  /** YYYY-MM-DD in China. */
  readonly today: string
}

const idsOf = (rows: readonly { job_id: number }[]) => rows.map(row => row.job_id)

/** Looks through the first `window` jobs of an order; right only when the page comes out full. */
export const walkJobs = async (db: Queryable, tier: Tier, { order, slice, today }: PageOptions, window: number) =>
  idsOf(
    await db.query<{ job_id: number }>(sql`
      select job_id from (select ${columns} from job_index order by ${orders[order]} limit ${window}) walked
      where expires_on >= ${today}::date and ${inTier(tier)}
      order by ${orders[order]} limit ${slice.limit} offset ${slice.offset}`),
  )

/** Finds all jobs by the word index first, then sorts them. */
export const gatherJobs = async (db: Queryable, tier: Tier, { order, slice, today }: PageOptions) =>
  idsOf(
    await db.query<{ job_id: number }>(sql`
      with found as materialized (
        select job_id, wage_max, heat, refreshed_at from job_index
        where ${inTier(tier)} and expires_on >= ${today}::date)
      select job_id from found order by ${orders[order]} limit ${slice.limit} offset ${slice.offset}`),
  )

/** As `gatherJobs` for all tiers together, best tier first. */
export async function rankJobs(db: Queryable, tiers: readonly Tier[], all: Condition, { slice, today }: PageOptions) {
  const ranks = tiers.map(
    (tier, rank) => sql`when ${meets(tier.condition)} and ${titleHas(tier.titleHas)} then ${rank}::int`,
  )
  return idsOf(
    await db.query<{ job_id: number }>(sql`
      with found as materialized (
        select job_id, refreshed_at, title, search from job_index
        where ${meets(all)} and expires_on >= ${today}::date)
      select job_id from found
      order by case ${sql.join(ranks, sql` `)} end, ${orders.newest} limit ${slice.limit} offset ${slice.offset}`),
  )
}

/** How many jobs of a tier there are, `most` at most, found by the word index. */
export const countGathered = async (db: Queryable, tier: Tier, today: string, most: number) =>
  countOf(
    await db.query<{ count: number }>(sql`
      with found as materialized (
        select job_id from job_index where ${inTier(tier)} and expires_on >= ${today}::date)
      select count(*) as count from (select 1 from found limit ${most}) counted`),
  )

/** The same among the newest `window` jobs. */
export const countWalked = async (db: Queryable, tier: Tier, today: string, most: number, window: number) =>
  countOf(
    await db.query<{ count: number }>(sql`
      select count(*) as count from (
        select 1 from (select ${columns} from job_index order by ${orders.newest} limit ${window}) walked
        where expires_on >= ${today}::date and ${inTier(tier)} limit ${most}) counted`),
  )

const countOf = (rows: readonly { count: number }[]) => rows[0]?.count ?? 0
