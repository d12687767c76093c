import { type JobQuery, type JobSort, jobSorts } from '#contract/jobs'
import { filterSearchWord } from '#contract/rules'

/** Filters of which one value is chosen; their names are those of the address bar. */
export const singleFilters = [
  'city',
  'district',
  'category',
  'trade',
  'wage',
  'education',
  'experience',
  'nature',
  'companyType',
  'scale',
] as const
export type SingleFilter = (typeof singleFilters)[number]

/** What people search for. */
export interface JobSearch extends Omit<JobQuery, 'welfare' | 'page'> {
  welfare?: string[]
  page?: number
}

const CODE = /^\d{1,9}$/
const MOST_CHARACTERS = 60
const LAST_PAGE = 500

const isSort = (value: string): value is JobSort => jobSorts.some(sort => sort === value)

function pageOf(value: string | null): number {
  const page = Number(value ?? 1)
  return Number.isInteger(page) && page >= 1 ? Math.min(page, LAST_PAGE) : 1
}

/** A district of another city is no place: a form sends the one that was chosen before. */
function withoutStray({ district, ...search }: Partial<Record<SingleFilter, string>>) {
  const isStray = search.city && district?.slice(0, 4) !== search.city.slice(0, 4)
  return district && !isStray ? { ...search, district } : search
}

/**
 * The search that an address stands for. What makes no sense there (an unknown sort, a page of −1 or 10⁹) counts as not
 * given: an address is typed, shared and mangled, and still has to lead somewhere.
 */
export function queryOf(address: URLSearchParams): JobSearch {
  const code = (name: SingleFilter) => {
    const value = address.get(name) ?? ''
    return CODE.test(value) ? { [name]: value } : {}
  }
  const words = filterSearchWord([...(address.get('t') ?? '')].slice(0, MOST_CHARACTERS).join('')).trim()
  const welfare = [...new Set(address.getAll('welfare'))].filter(value => /^\d{1,3}$/.test(value)).slice(0, 21)
  const sort = address.get('sort') ?? ''
  const page = pageOf(address.get('page'))
  return {
    ...(words && { t: words }),
    ...(address.get('type') === '2' && { type: '2' as const }),
    ...(address.get('a') === '2' && { a: '2' as const }),
    ...(address.get('ends') === 'today' && { ends: 'today' as const }),
    ...withoutStray(Object.assign({}, ...singleFilters.map(code))),
    ...(welfare.length > 0 && { welfare }),
    ...(isSort(sort) && { sort }),
    ...(page > 1 && { page }),
  }
}

/** How many well-known employers are shown first. */
export const IMPORTANT = 8

/** Which employers are looked for, by name once there is one; undefined while jobs are. Further pages are of their jobs. */
export function employersOf({ type, page, ...asked }: JobSearch) {
  const { t = '', city = '', district = '', trade = '', companyType = '', scale = '' } = asked
  return type === '2' && !page ? { t, city, district, trade, companyType, scale } : undefined
}

/** What stands in the search box. */
export interface Typed {
  type: 1 | 2
  word: string
  /** Code of a city; '' for the whole province. */
  place: string
}

/** The search with what has been typed into the box and not been sent. */
export function withTyped(search: JobSearch, typed: Typed | undefined): JobSearch {
  if (!typed) return search
  const { t: _t, type: _type, city = '', district, ...rest } = search
  return {
    ...rest,
    ...(typed.word && { t: typed.word }),
    ...(typed.type === 2 && { type: '2' as const }),
    ...(typed.place && { city: typed.place }),
    ...(district && typed.place === city && { district }),
  }
}

const ORDER = ['t', 'type', 'a', 'ends', ...singleFilters, 'welfare', 'sort', 'page'] as const

/** The address of a search; the opposite of `queryOf`. */
export function addressOf(query: JobSearch): string {
  const address = new URLSearchParams()
  for (const name of ORDER) {
    const value = query[name]
    if (Array.isArray(value)) for (const item of value) address.append(name, item)
    else if (value && !(name === 'page' && value === 1)) address.set(name, String(value))
  }
  return address.size > 0 ? `/job-search?${address}` : '/job-search'
}

/** The same search with something changed, back on its first page. */
export const changed = (query: JobSearch, change: Partial<JobSearch>): string => {
  const { page: _, ...rest } = query
  return addressOf({ ...rest, ...change })
}
