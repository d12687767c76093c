import type { Queryable } from '../../db/db.ts'
import { type Slice, sliceOf } from '../../paging.ts'
import { countGathered, countLexemes, countWalked, gatherJobs, rankJobs, walkJobs } from '../queries/search.ts'
import { EVERY_JOB } from './lexemes.ts'
import { lexemesToCount, type Order, type Plan, planOf, type Search, type Tier } from './plan.ts'

/** Past this many nobody needs the exact number. */
const COUNTED = 1_000

/** Fewer matches than this are gathered and sorted whole. */
const FEW = 2_000

/** A walk looks at so many times more jobs than it should need to, before it gives up. */
const PATIENCE = 3

export interface Found {
  readonly ids: readonly number[]
  readonly total: number
  readonly capped: boolean
}

/** What reading costs, in hundredths of what looking at one job of a walk does. */
const POSTING = 0.1
const GATHERED = 2

/** The jobs of one page, by id, and how many there are; `today` is YYYY-MM-DD in China. */
export async function searchJobs(db: Queryable, search: Search, today: string): Promise<Found> {
  const { plan, market } = await prepare(db, search, today)
  if (!plan) return { ids: [], total: 0, capped: false }
  const ids = await pageOf(market, plan, sliceOf(search))
  const total = await countTier(market, { condition: plan.all, titleHas: [], except: [] }, COUNTED + 1)
  return { ids, total: Math.min(total, COUNTED), capped: total > COUNTED }
}

/** The jobs of one page, by id, uncounted. */
export async function findJobs(db: Queryable, search: Search, today: string): Promise<readonly number[]> {
  const { plan, market } = await prepare(db, search, today)
  return plan ? pageOf(market, plan, sliceOf(search)) : []
}

async function prepare(db: Queryable, search: Search, today: string) {
  const count = await countLexemes(db, lexemesToCount(search))
  return { plan: planOf(search, count), market: { db, today, jobs: count(EVERY_JOB) } }
}

interface Market {
  readonly db: Queryable
  readonly today: string
  /** How many jobs the index holds. */
  readonly jobs: number
}

/** How far to walk for so many matches; null where gathering is cheaper. */
function windowFor({ jobs }: Market, share: number, wanted: number): number | null {
  const window = Math.ceil((wanted / share) * PATIENCE)
  if (window >= jobs) return share > 0.2 ? jobs : null
  const matches = jobs * share
  return matches > FEW && window / PATIENCE < POSTING * matches + GATHERED * matches ? window : null
}

async function pageOf(market: Market, { all, order, tiers }: Plan, slice: Slice) {
  const { db, today } = market
  if (order !== 'relevance') {
    const [tier] = tiers
    return tier ? pageOfTier(market, tier, order, slice) : []
  }
  if (all.share * market.jobs <= FEW) return rankJobs(db, tiers, all, { order: 'newest', slice, today })
  const ids: number[] = []
  let offset = slice.offset
  for (const tier of tiers) {
    const wanted = slice.limit - ids.length
    const found = await pageOfTier(market, tier, 'newest', { limit: wanted, offset })
    ids.push(...found)
    if (found.length === wanted) break
    const size = found.length > 0 || offset === 0 ? offset + found.length : await countTier(market, tier, offset)
    offset -= Math.min(offset, size)
  }
  return ids
}

async function pageOfTier(market: Market, tier: Tier, order: Exclude<Order, 'relevance'>, slice: Slice) {
  const options = { order, slice, today: market.today }
  const window = windowFor(market, tier.condition.share, slice.offset + slice.limit)
  const walked = window === null ? [] : await walkJobs(market.db, tier, options, window)
  return walked.length === slice.limit || window === market.jobs ? walked : gatherJobs(market.db, tier, options)
}

/** How many, `most` at most. */
async function countTier(market: Market, tier: Tier, most: number): Promise<number> {
  const { db, today } = market
  const window = windowFor(market, tier.condition.share, most)
  const walked = window === null ? 0 : await countWalked(db, tier, today, most, window)
  return walked === most || window === market.jobs ? walked : countGathered(db, tier, today, most)
}
