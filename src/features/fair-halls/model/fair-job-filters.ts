import type { FairInfo, FairJobFilter, FairJobPage } from '#contract/fair-halls'
import { categoryChoices } from '#contract/reference/category-choices'
import { educationList } from '#contract/reference/education'
import { experienceList } from '#contract/reference/employment'
import type { Option } from '#contract/reference/option'
import { wageList } from '#contract/reference/wages'
import type { FilterGroup, FilterOption, FilterState } from '#design-system'
import { type FairAddress, type FairView, fairAddress, fairHref, sceneHref } from './fair-address.ts'
import type { FairJobSearch } from './fair-jobs-input.ts'

export type { FairJobSearch }

/** Where the jobs are looked through: on the fair's page, or in its halls on line. */
export type FairJobsPlace = Extract<FairView, 'jobs'> | 'scene'

const names = ['category', 'education', 'experience', 'wage', 'hall', 'company', 'listed'] as const

type Facets = FairJobPage['facets']
type Counts = readonly { value: string; count: number }[]

/** The choices of a fixed list with how many jobs each leaves, once that is known. */
const counted = (list: readonly Option[], facet: Counts | undefined): FilterOption[] =>
  list.map(({ value, label }) => ({
    value,
    label,
    ...(facet && { count: facet.find(one => one.value === value)?.count ?? 0 }),
  }))

/** Choices that leave nothing are left out, but for the chosen one: a fair has few of many. */
const filled = (options: readonly FilterOption[], chosen: string) =>
  options.filter(({ value, count }) => count !== 0 || value === chosen)

function companiesOf(chosen: string, facet: Facets['companies'] = []): FilterOption[] {
  const options = facet.map(({ value, count, name, booth }) => ({
    value,
    count,
    label: booth === '' ? name : `${booth} ${name}`,
  }))
  return chosen === '' || options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label: '所选单位' }]
}

/** The filters of a fair's jobs; a title, which is finer than the choices, keeps its place without a number. */
export function fairJobGroups(
  search: FairJobSearch,
  facets: Facets | undefined,
  halls: FairInfo['halls'],
): FilterGroup[] {
  const { category, education, experience, wage, company } = search
  const categories = counted(categoryChoices(category), facets?.categories).map(option =>
    option.value.length > 3 ? { value: option.value, label: option.label } : option,
  )
  return [
    { name: 'category', label: '职位类别', options: filled(categories, category) },
    { name: 'wage', label: '月薪', options: filled(counted(wageList, facets?.wages), wage) },
    { name: 'education', label: '学历', options: filled(counted(educationList, facets?.educations), education) },
    { name: 'experience', label: '经验', options: filled(counted(experienceList, facets?.experiences), experience) },
    { name: 'listed', label: '我的清单', options: [{ value: '1', label: '只看我的清单' }] },
    ...(halls.length > 1 ? [{ name: 'hall', label: '展区', options: counted(hallOptions(halls), facets?.halls) }] : []),
    { name: 'company', label: '展位和单位', options: companiesOf(company, facets?.companies) },
  ]
}

const hallOptions = (halls: FairInfo['halls']) => halls.map(({ id, name }) => ({ value: id, label: name }))

/** What is chosen, as the filter bar takes it. */
export const selectedIn = (search: FairJobSearch): FilterState =>
  Object.fromEntries(
    names.flatMap(name => {
      const value = name === 'listed' ? (search.listed ? '1' : '') : search[name]
      return value === '' ? [] : [[name, [value]]]
    }),
  )

/** The address of these jobs. */
export const fairJobsHref = (fair: string, place: FairJobsPlace, search: Partial<FairJobSearch>): string =>
  place === 'scene' ? sceneHref(fair, { ...search, view: 'jobs' }) : fairHref(fair, { ...search, view: 'jobs' })

/** The same words with other filters, from the first page on. */
export function filteredHref(
  fair: string,
  place: FairJobsPlace,
  { t }: Pick<FairAddress, 't'>,
  selected: FilterState,
): string {
  const chosen = fairAddress.parse(new URLSearchParams(names.map(name => [name, selected[name]?.[0] ?? ''])))
  return fairJobsHref(fair, place, { ...chosen, t })
}

/** The same search without one of its filters. */
export const withoutHref = (fair: string, place: FairJobsPlace, search: FairJobSearch, name: FairJobFilter): string =>
  fairJobsHref(fair, place, { ...search, page: 1, ...(name === 'listed' ? { listed: false } : { [name]: '' }) })

/** Filters that a search by words keeps, as hidden fields of its form. */
export const keptFields = (search: FairJobSearch): [string, string][] => [
  ['view', 'jobs'],
  ...Object.entries(selectedIn(search)).flatMap(([name, values]) =>
    values.map((value): [string, string] => [name, value]),
  ),
]
