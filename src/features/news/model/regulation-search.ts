import type { OutputOf, ParsedInputOf } from '#contract/endpoint'
import { regulationLevelList, regulationTopicList, validityList } from '#contract/reference/article-types'
import type { listRegulations } from '#contract/regulations'
import type { FilterGroup, FilterState } from '#design-system'
import { listAddress, pageIn, wordsIn } from './article-search.ts'

export type RegulationSearch = Omit<ParsedInputOf<typeof listRegulations>, 'pageSize'>
type Facets = OutputOf<typeof listRegulations>['facets']

const names = ['validity', 'level', 'topic', 'year'] as const

const lists = { level: regulationLevelList, topic: regulationTopicList, validity: validityList }
const labels = { level: '效力层级', topic: '主题', year: '发布年份', validity: '时效' } as const

const labelIn = (name: (typeof names)[number], value: string): string =>
  name === 'year' ? `${value} 年` : (lists[name].find(option => option.value === value)?.label ?? '')

/** The search that an address stands for; what makes no sense counts as not given. */
export function regulationSearchOf(address: URLSearchParams): RegulationSearch {
  const pick = (name: Exclude<(typeof names)[number], 'year'>) => {
    const value = address.get(name) ?? ''
    return labelIn(name, value) === '' ? '' : value
  }
  const year = address.get('year') ?? ''
  return {
    t: wordsIn(address),
    level: pick('level'),
    topic: pick('topic'),
    year: /^(19|20)\d{2}$/.test(year) ? year : '',
    validity: pick('validity'),
    page: pageIn(address),
  }
}

export const regulationAddress = (search: Partial<RegulationSearch>): string =>
  listAddress('/government/regulations', search)

export const selectedIn = (search: RegulationSearch): FilterState =>
  Object.fromEntries(names.flatMap(name => (search[name] === '' ? [] : [[name, [search[name]]]])))

/** The address with these filters, from the first page on; the words stay. */
export const filteredAddress = (search: RegulationSearch, selected: FilterState): string =>
  regulationAddress({
    t: search.t,
    ...Object.fromEntries(names.map(name => [name, selected[name]?.[0] ?? ''])),
    page: 1,
  })

/** What can be filtered by, with how many each value leaves; a chosen value stays even when it leaves none. */
export const filterGroups = (search: RegulationSearch, facets: Facets | undefined): FilterGroup[] =>
  names.map(name => {
    const counted = facets?.[name] ?? []
    const chosen = search[name]
    const values = counted.map(({ value }) => value)
    const missing = chosen !== '' && !values.includes(chosen) ? [{ value: chosen, count: 0 }] : []
    return {
      name,
      label: labels[name],
      options: [...counted, ...missing].map(({ value, count }) => ({ value, count, label: labelIn(name, value) })),
    }
  })
