import { jobSorts } from '#contract/jobs'
import { pathTo } from '#contract/pages'
import { wantedText } from '#contract/rules'
import type { Typed } from '#design-system'
import { type AddressOf, addressCodec, code, id, oneOf, pageNumber, searchPhrases, severalOf } from '#platform/routing'

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

const codes = Object.fromEntries(singleFilters.map(name => [name, code()])) as Record<
  SingleFilter,
  ReturnType<typeof code>
>

const codec = addressCodec({
  t: searchPhrases(),
  /** 2: the words are a company's name. */
  type: oneOf(['2']),
  /** 2: hot jobs first. */
  a: oneOf(['2']),
  ends: oneOf(['today']),
  ...codes,
  welfare: severalOf(/^\d{1,3}$/, 21),
  sort: oneOf(jobSorts),
  page: pageNumber(),
  /** The one that is open beside the results. */
  job: id(),
})

/** What people search for. */
export type JobSearch = Omit<AddressOf<typeof codec>, 'job'>

/** A district of another city is no place: a form sends the one that was chosen before. */
function withoutStray(search: JobSearch): JobSearch {
  const { city, district } = search
  return city && district.slice(0, 4) !== city.slice(0, 4) ? { ...search, district: '' } : search
}

/** The search that an address stands for. */
export function queryOf(address: URLSearchParams): JobSearch {
  const { job: _, ...search } = codec.parse(address)
  return withoutStray(search)
}

/** The search of an address of this site. */
export const searchAt = (address: string) => queryOf(new URL(address, 'https://portal.invalid').searchParams)

/** Id of the job that an address opens beside the results; '' for none. */
export const openIn = (address: URLSearchParams): string => codec.parse(address).job

/** The address of a search with the job open beside it that a link of its results leads to; undefined for any other link. */
export function openHref(search: JobSearch, href: string): string | undefined {
  const job = href.slice(href.lastIndexOf('/') + 1)
  return href === pathTo('jobDetails', { id: job }) ? codec.format(pathTo('jobSearch'), { ...search, job }) : undefined
}

/** The address of a search; the opposite of `queryOf`. */
export const jobSearchHref = (search: Partial<JobSearch>): string => codec.format(pathTo('jobSearch'), search)

/** The same search with something changed, back on its first page. */
export const changed = (search: JobSearch, change: Partial<JobSearch>): string =>
  codec.change(pathTo('jobSearch'), { ...search, job: '' }, change)

/** Where the same search is kept and its alerts are ordered. */
export const addressToKeep = (search: JobSearch): string => codec.format(pathTo('savedSearches'), search)

/** How many well-known employers are shown first. */
export const IMPORTANT = 8

/** Which employers are looked for, by name once there is one; undefined while jobs are. Further pages are of their jobs. */
export function employersOf({ type, page, t, city, district, trade, companyType, scale }: JobSearch) {
  return type === '2' && page === 1 ? { t: wantedText(t), city, district, trade, companyType, scale } : undefined
}

/** The search with what has been typed into the box and not been sent: the type as the box has it, a city or '' as the place. */
export function withTyped(search: JobSearch, typed: Typed | undefined): JobSearch {
  if (!typed) return search
  const { word: t, place: city } = typed
  const district = city === search.city ? search.district : ''
  return { ...search, t, type: typed.type === '2' ? '2' : '', city, district }
}
