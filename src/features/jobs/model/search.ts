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
    ...Object.assign({}, ...singleFilters.map(code)),
    ...(welfare.length > 0 && { welfare }),
    ...(isSort(sort) && { sort }),
    ...(page > 1 && { page }),
  }
}

/** How many well-known employers are shown first. */
export const IMPORTANT = 8

/** Where and in what trade employers are looked for while nobody has named one; undefined while jobs are. */
export function employersOf({ t, type, page, city = '', trade = '' }: JobSearch) {
  return type === '2' && !t && !page ? { city, trade } : undefined
}

const ORDER = ['t', 'type', 'a', ...singleFilters, 'welfare', 'sort', 'page'] as const

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
