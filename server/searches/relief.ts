import { searchTerms, searchText, writtenTerm } from '#contract/rules'
import { chinaDay } from '../clock.ts'
import type { Queryable } from '../db/db.ts'
import type { Search } from '../jobs/search/plan.ts'
import { searchJobs } from '../jobs/search/search.ts'

const names = [
  'district',
  'city',
  'category',
  'wage',
  'education',
  'experience',
  'nature',
  'trade',
  'companyType',
  'scale',
  'ends',
] as const

interface Relief {
  readonly name: string
  readonly value: string
  readonly count: number
  readonly capped: boolean
}

/**
 * The text without one of what it excludes, or with one of its phrases as words. Named `t`, by the term as it is written.
 */
const withOther = (search: Search) => {
  const terms = searchTerms(search.t)
  return terms.flatMap((term, place) => {
    if (term.kind === 'word') return []
    const instead = term.kind === 'phrase' ? [{ ...term, kind: 'word' as const }] : []
    const t = searchText(terms.toSpliced(place, 1, ...instead))
    return [{ name: 't', value: writtenTerm(term), isExcluded: term.kind === 'without', rest: { ...search, t } }]
  })
}

/** The search without each one of its filters; a city goes together with its district. */
const filtersOff = (search: Search) =>
  [
    ...names
      .filter(name => search[name] !== '')
      .map(name => ({
        name: name satisfies string,
        value: search[name],
        rest: { ...search, [name]: '', ...(name === 'city' && { district: '' }) },
      })),
    ...search.welfare.map(value => ({
      name: 'welfare',
      value,
      rest: { ...search, welfare: search.welfare.filter(tag => tag !== value) },
    })),
  ].map(one => ({ ...one, isExcluded: false }))

/**
 * Which single condition stands in the way: each with how many jobs there are without it, those that help; what was
 * excluded first, then most first.
 */
export async function reliefOf(db: Queryable, search: Search, now: Date): Promise<Relief[]> {
  const list: (Relief & { readonly isExcluded: boolean })[] = []
  for (const { name, value, isExcluded, rest } of [...withOther(search), ...filtersOff(search)]) {
    const { total: count, capped } = await searchJobs(db, { ...rest, page: 1, pageSize: 1 }, chinaDay(now))
    if (count > 0) list.push({ name, value, count, capped, isExcluded })
  }
  return list
    .sort(
      (one, other) =>
        Number(other.isExcluded) - Number(one.isExcluded) ||
        Number(other.capped) - Number(one.capped) ||
        other.count - one.count,
    )
    .map(({ isExcluded: _, ...relief }) => relief)
}
