import { fairKinds } from '#contract/fair-kinds'
import { type JobFairPage, phasesOf } from '#contract/job-fairs'
import { labelOf } from '#contract/reference/lookup'
import type { FilterGroup, FilterState } from '#design-system'
import { type FairSearch, fairListAddress, fairSearch } from './fair-search.ts'
import { cityLabel } from './fair-words.ts'

type Facets = JobFairPage['facets']

const names = ['kind', 'city'] as const

/** A choice stays in sight even where it leaves nothing. */
const counted = (facet: Facets['kinds'], chosen: string) =>
  chosen === '' || facet.some(({ value }) => value === chosen) ? facet : [...facet, { value: chosen, count: 0 }]

/** What fairs can be filtered by, with how many each leaves. */
export const fairFilters = (
  { kind, city }: Pick<FairSearch, 'kind' | 'city'>,
  facets: Facets | undefined,
): FilterGroup[] => [
  {
    name: 'kind',
    label: '类型',
    options: counted(facets?.kinds ?? [], kind)
      .toSorted((one, other) => Number(one.value) - Number(other.value))
      .map(one => ({ ...one, label: labelOf(fairKinds, one.value) })),
  },
  {
    name: 'city',
    label: '地区',
    lasting: true,
    options: counted(facets?.cities ?? [], city).map(one => ({ ...one, label: cityLabel(one.value) })),
  },
]

export const selectedIn = (search: Pick<FairSearch, 'kind' | 'city'>): FilterState =>
  Object.fromEntries(names.flatMap(name => (search[name] === '' ? [] : [[name, [search[name]]]])))

/** The kind and city that filters choose. */
export function chosenIn(selected: FilterState): Pick<FairSearch, 'kind' | 'city'> {
  const { kind, city } = fairSearch.parse(new URLSearchParams(names.map(name => [name, selected[name]?.[0] ?? ''])))
  return { kind, city }
}

/** The address with these filters, from the first page on; words, phase and days stay. */
export const filteredAddress = (search: FairSearch, selected: FilterState): string =>
  fairListAddress(search, chosenIn(selected))

/** How many fairs a tab leaves. */
export function countOf(group: FairSearch['phase'], facets: Facets): number {
  const phases: readonly string[] = group === '' ? [] : phasesOf(group)
  return facets.phases
    .filter(({ value }) => group === '' || phases.includes(value))
    .reduce((sum, { count }) => sum + count, 0)
}
