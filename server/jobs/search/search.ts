import type { Queryable } from '../../db/db.ts'
import type { SqlQuery } from '../../db/sql.ts'
import { type Slice, sliceOf } from '../../paging.ts'
import {
  countWalked,
  gatherJobs,
  listHiddenJobs,
  rankJobs,
  shownOn,
  takeCensus,
  type WalkOrder,
  walkJobs,
} from '../queries/search.ts'
import { EVERY_JOB } from './lexemes.ts'
import { lexemesToCount, type Plan, planOf, type Search, type Tier, writtenIn } from './plan.ts'
import type { Condition } from './tsquery.ts'

/** Past this many nobody needs the exact number, and no page is given: the filters are the way to narrow down. */
export const COUNTED = 1_000

/** More matches than this are not sorted whole to rank them. */
const RANKED = 20_000

/** A walk looks at so many times more jobs than it should need to, before it gives up. */
const PATIENCE = 3

/**
 * What things cost, in jobs that a walk looks at (measured on both engines): an entry of the word index, a match of it
 * that is sorted into a page, one that is only counted.
 */
export const costs = { entry: 0.02, match: 0.5, counted: 0.05 } as const

export interface Found {
  readonly ids: readonly number[]
  readonly total: number
  readonly capped: boolean
}

/** The jobs of one page, by id, and how many there are; `today` is YYYY-MM-DD in China. */
export async function searchJobs(db: Queryable, search: Search, today: string): Promise<Found> {
  const market = await enter(db, search, today)
  if (!market.plan) return { ids: [], total: 0, capped: false }
  const page = await pageOf(market, market.plan, withinCounted(sliceOf(search)))
  const total = page.total ?? (await countTier(market, wholeOf(market.plan), COUNTED + 1))
  return { ids: page.ids, total: Math.min(total, COUNTED), capped: total > COUNTED }
}

/** A page as far as jobs are counted, so that pages and total tell the same. */
function withinCounted({ limit, offset }: Slice): Slice {
  const from = Math.min(offset, COUNTED)
  return { offset: from, limit: Math.min(limit, COUNTED - from) }
}

/** The jobs of one page, by id, uncounted. */
export async function findJobs(db: Queryable, search: Search, today: string): Promise<readonly number[]> {
  const market = await enter(db, search, today)
  return market.plan ? (await pageOf(market, market.plan, sliceOf(search))).ids : []
}

export interface Market {
  readonly db: Queryable
  readonly shown: SqlQuery
  /** How many jobs the index holds, and how many of these are not to be shown. */
  readonly jobs: number
  readonly gone: number
}

async function enter(db: Queryable, search: Search, today: string): Promise<Market & { readonly plan: Plan | null }> {
  const { count, market } = await marketOf(db, search, { lexemes: [], today })
  return { ...market, plan: planOf(search, count) }
}

interface Census {
  /** Lexemes to count besides those that the search needs. */
  readonly lexemes: readonly string[]
  readonly today: string
}

/** What stands in the index for whoever searches. */
export async function marketOf(db: Queryable, search: Search, { lexemes, today }: Census) {
  const { count, expired } = await takeCensus(db, [...lexemesToCount(search), ...lexemes], today)
  const without = search.hiddenBy ? await listHiddenJobs(db, search.hiddenBy) : []
  const ending = search.ends === 'today'
  const jobs = count(EVERY_JOB)
  const written = writtenIn(search, count)
  // How many end today, are news, or have words in their order, no lexeme tells: nothing is taken for shown unseen.
  const isUnknown = ending || written.length > 0 || search.news !== undefined
  const market = {
    db,
    shown: shownOn(today, { without, ending, written, news: search.news }),
    jobs,
    gone: isUnknown ? jobs : expired + without.length,
  }
  return { count, market: market satisfies Market }
}

interface JobPage {
  readonly ids: readonly number[]
  /** How many there are, up to one more than anybody counts; null when the page came without knowing. */
  readonly total: number | null
}

const wholeOf = ({ all }: Plan): Tier => ({ condition: all, titleHas: [], except: [] })

/** How far to walk for so many matches; null where the word index finds them for less. */
export function windowFor({ jobs }: Market, { share, read }: Condition, wanted: number, match: number): number | null {
  const matches = jobs * share
  const walk = wanted / share
  return wanted <= matches && walk < jobs * read * costs.entry + matches * match
    ? Math.min(jobs, Math.ceil(walk * PATIENCE))
    : null
}

async function pageOf(market: Market, plan: Plan, slice: Slice): Promise<JobPage> {
  const { db, shown, jobs } = market
  if (plan.order !== 'relevance') return pageOfTier(market, wholeOf(plan), plan.order, slice)
  const [best] = plan.tiers
  const walked = best ? await walkFor(market, best, 'newest', slice) : null
  if (walked?.length === slice.limit) return { ids: walked, total: null }
  if (plan.all.share * jobs <= RANKED) {
    const { ids, count } = await rankJobs(db, plan, { order: 'newest', slice, shown, most: COUNTED + 1 })
    return { ids, total: count }
  }
  const ids: number[] = []
  let offset = slice.offset
  for (const tier of plan.tiers) {
    const wanted = slice.limit - ids.length
    const page = await pageOfTier(market, tier, 'newest', { limit: wanted, offset })
    ids.push(...page.ids)
    if (page.ids.length === wanted) break
    offset -= Math.min(offset, await sizeOf(market, tier, page, offset))
  }
  return { ids, total: null }
}

/** How many jobs a tier has from which a page could not be filled; `offset` is where the page began. */
async function sizeOf(market: Market, tier: Tier, { ids, total }: JobPage, offset: number): Promise<number> {
  if (ids.length > 0 || offset === 0) return offset + ids.length
  return total !== null && total <= COUNTED ? total : countTier(market, tier, offset)
}

/** A page by walking; null where that is not the way, incomplete where the walk gave up. */
async function walkFor(market: Market, tier: Tier, order: WalkOrder, slice: Slice) {
  const { db, shown } = market
  const window = windowFor(market, tier.condition, slice.offset + slice.limit, costs.match)
  return window === null ? null : walkJobs(db, tier, { order, slice, shown }, window)
}

async function pageOfTier(market: Market, tier: Tier, order: WalkOrder, slice: Slice): Promise<JobPage> {
  const { db, shown } = market
  const walked = await walkFor(market, tier, order, slice)
  if (walked?.length === slice.limit) return { ids: walked, total: null }
  const gathered = await gatherJobs(db, tier, { order, slice, shown, most: COUNTED + 1 })
  return { ids: gathered.ids, total: gathered.count }
}

/** How many jobs a tier has, `most` at most. */
async function countTier(market: Market, tier: Tier, most: number): Promise<number> {
  const { db, shown, jobs, gone } = market
  const isWhole = tier.titleHas.length === 0 && tier.except.length === 0
  if (isWhole && tier.condition.least * jobs - gone >= most) return most
  const window = windowFor(market, tier.condition, most, costs.counted)
  const walked = window === null ? 0 : await countWalked(db, tier, shown, most, window)
  if (walked === most) return most
  const { count } = await gatherJobs(db, tier, { order: 'newest', slice: { limit: 0, offset: 0 }, shown, most })
  return count
}
