import type { OutputOf } from '#contract/endpoint'
import type { countFacets } from '#contract/jobs'
import type { Queryable } from '../../db/db.ts'
import { sql } from '../../db/sql.ts'
import { sampleJobs } from '../queries/search.ts'
import { choicesFor, type FacetChoices } from './facet-choices.ts'
import { facetLexeme } from './lexemes.ts'
import { planOf, type Search } from './plan.ts'
import { COUNTED, costs, type Market, marketOf, windowFor } from './search.ts'
import { type Condition, type CountOf, everything } from './tsquery.ts'

/**
 * So many jobs of a search are looked at; with more, counts are what these hold at least. In a large market, where each costs
 * more, counts are exact wherever the list's own is.
 */
const lookedAt = ({ jobs }: Market) => (jobs > 100_000 ? COUNTED + 1 : 3 * COUNTED)

/** So many searches are counted at a time: with more, one person's filters keep others waiting (measured on two cores). */
const LANES = 2

type FacetCount = OutputOf<typeof countFacets>['list'][number]

/** What each choice of the filters would leave; `today` is YYYY-MM-DD in China. */
export async function facetsOf(db: Queryable, search: Search, today: string): Promise<FacetCount[]> {
  const groups = choicesFor(search)
  const lexemes = groups.flatMap(lexemesOf)
  const { count, market } = await marketOf(db, search, { lexemes, today })
  const searches = [...bySearch(groups)]
  const countEach = async (lane: number) => {
    const found: FacetCount[] = []
    for (const [rest, together] of searches.filter((_, place) => place % LANES === lane))
      found.push(...(await countIn(market, rest, together, count)))
    return found
  }
  return (await Promise.all(Array.from({ length: LANES }, (_, lane) => countEach(lane)))).flat()
}

const lexemesOf = ({ name, values }: FacetChoices) => values.map(value => facetLexeme(name, value))

/** Filters without a choice of their own are counted in one and the same search. */
function bySearch(groups: readonly FacetChoices[]): Iterable<readonly [Search, readonly FacetChoices[]]> {
  const searches = new Map<string, readonly [Search, FacetChoices[]]>()
  for (const group of groups) {
    const key = JSON.stringify(group.rest)
    const known = searches.get(key)
    if (known) known[1].push(group)
    else searches.set(key, [group.rest, [group]])
  }
  return searches.values()
}

/** How many jobs there would be in each of these places instead of the chosen one; `today` is YYYY-MM-DD in China. */
export async function countPlaces(db: Queryable, search: Search, places: readonly string[], today: string) {
  const name = search.district ? 'district' : 'city'
  const lexemes = places.map(place => facetLexeme(name, place))
  const rest = { ...search, city: '', district: '', also: [lexemes] }
  const { count, market } = await marketOf(db, rest, { lexemes, today })
  return countIn(market, rest, [{ name, rest, values: places }], count)
}

async function countIn(market: Market, rest: Search, groups: readonly FacetChoices[], all: CountOf) {
  const condition = planOf(rest, all)?.all
  const each = (tell: (lexeme: string) => Pick<FacetCount, 'count' | 'capped'> | null) =>
    groups.flatMap(({ name, values }) =>
      values.flatMap(value => {
        const told = tell(facetLexeme(name, value))
        return told ? [{ name, value, ...told }] : []
      }),
    )
  if (!condition) return each(() => exactly(0))
  const lexemes = groups.flatMap(lexemesOf)
  const most = lookedAt(market)
  if (condition.least === 1 && market.gone <= most) {
    const gone = market.gone === 0 ? nowhere : await goneFrom(market, lexemes, most)
    // What has come since the whole was counted may be among those that are gone.
    return each(lexeme => exactly(Math.max(0, all(lexeme) - gone(lexeme))))
  }
  const sample = await sampleOf(market, condition, lexemes, most)
  const isWhole = sample.size < most
  return each(lexeme => {
    const seen = sample.count(lexeme)
    return isWhole || all(lexeme) === 0 ? exactly(seen) : seen > 0 ? atLeast(seen) : null
  })
}

const nowhere: CountOf = () => 0

/** How many of the few that are not shown have each lexeme. */
async function goneFrom({ db, shown }: Market, lexemes: readonly string[], most: number): Promise<CountOf> {
  const { count } = await sampleJobs(db, everything, { lexemes, shown: sql`not (${shown})`, most, window: null })
  return count
}

async function sampleOf(market: Market, condition: Condition, lexemes: readonly string[], most: number) {
  const { db, shown } = market
  const options = { lexemes, shown, most }
  const window = windowFor(market, condition, most, costs.match)
  if (window !== null) {
    const sample = await sampleJobs(db, condition, { ...options, window })
    if (sample.size === most) return sample
  }
  return sampleJobs(db, condition, { ...options, window: null })
}

const exactly = (count: number) => ({ count: Math.min(count, COUNTED), capped: count > COUNTED })

/** A figure that claims no more than is known: 812 seen are 800 or more. */
function atLeast(seen: number) {
  const step = 10 ** (String(seen).length - 1)
  return { count: Math.min(Math.floor(seen / step) * step, COUNTED), capped: true }
}
