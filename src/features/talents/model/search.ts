import { pathTo } from '#contract/pages'
import { filterSearchWord } from '#contract/rules'
import { freshnessList, type TalentQuery, type TalentSort, talentSorts } from '#contract/talents'

/** Filters of which one value is chosen; their names are those of the address bar. */
export const codeFilters = ['city', 'category', 'education', 'experience', 'wage'] as const

/** Where people are searched: the public page and the employer's own, which list the same. */
export const searchPaths = { public: pathTo('resumeSearch'), employer: pathTo('talentSearch') } as const
export type SearchPath = (typeof searchPaths)[keyof typeof searchPaths]

/** What is searched for. */
export type TalentSearch = Omit<TalentQuery, 'page' | 'pageSize'> & { page?: number }

const LAST_PAGE = 50
const MOST_CHARACTERS = 60

export function pageOf(address: URLSearchParams, last = 500): number {
  const page = Number(address.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 ? Math.min(page, last) : 1
}

/** The search that an address stands for; what makes no sense there counts as not given. */
export function queryOf(address: URLSearchParams): TalentSearch {
  const words = filterSearchWord([...(address.get('t') ?? '')].slice(0, MOST_CHARACTERS).join('')).trim()
  const codes = codeFilters.map(name => [name, address.get(name) ?? ''] as const)
  const updated = freshnessList.find(({ value }) => value === address.get('updated'))?.value
  const sort: TalentSort | undefined = talentSorts.find(name => name === address.get('sort'))
  const page = pageOf(address, LAST_PAGE)
  return {
    ...(words && { t: words }),
    ...Object.fromEntries(codes.filter(([, value]) => /^\d{1,9}$/.test(value))),
    ...(updated && { updated }),
    ...(sort && { sort }),
    ...(page > 1 && { page }),
  }
}

const ORDER = ['t', ...codeFilters, 'updated', 'sort', 'page'] as const

/** The address of a search; the opposite of `queryOf`. */
export function addressOf(path: string, search: TalentSearch): string {
  const address = new URLSearchParams()
  for (const name of ORDER) {
    const value = search[name]
    if (value && !(name === 'page' && value === 1)) address.set(name, String(value))
  }
  return address.size > 0 ? `${path}?${address}` : path
}

/** The same search with something changed, back on its first page. */
export const changed = (path: string, { page: _, ...search }: TalentSearch, change: Partial<TalentSearch>): string =>
  addressOf(path, { ...search, ...change })
