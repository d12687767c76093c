import type { OutputOf } from '#contract/endpoint'
import { pathTo } from '#contract/pages'
import { regulationLevelList, regulationTopicList, validityList } from '#contract/reference/article-types'
import type { listRegulations } from '#contract/regulations'
import type { FilterGroup, FilterState } from '#design-system'
import { type AddressOf, addressCodec, code, oneOf, pageNumber, words } from '#platform/routing'

type Facets = OutputOf<typeof listRegulations>['facets']

const names = ['validity', 'level', 'topic', 'year'] as const

const lists = { level: regulationLevelList, topic: regulationTopicList, validity: validityList }
const labels = { level: '效力层级', topic: '主题', year: '发布年份', validity: '时效' } as const

const labelIn = (name: (typeof names)[number], value: string): string =>
  name === 'year' ? `${value} 年` : (lists[name].find(option => option.value === value)?.label ?? '')

/** `/government/regulations?t=押金&level=local`: which rules are asked for. */
export const regulationSearch = addressCodec({
  t: words(),
  level: oneOf(regulationLevelList.map(({ value }) => value)),
  topic: oneOf(regulationTopicList.map(({ value }) => value)),
  year: code(/^(19|20)\d{2}$/),
  validity: oneOf(validityList.map(({ value }) => value)),
  page: pageNumber(),
})

export type RegulationSearch = AddressOf<typeof regulationSearch>

export const regulationAddress = (search: Partial<RegulationSearch>): string =>
  regulationSearch.format(pathTo('regulations'), search)

export const selectedIn = (search: RegulationSearch): FilterState =>
  Object.fromEntries(names.flatMap(name => (search[name] === '' ? [] : [[name, [search[name]]]])))

/** The address with these filters, from the first page on; the words stay. */
export const filteredAddress = ({ t }: RegulationSearch, selected: FilterState): string => {
  const chosen = new URLSearchParams(names.map(name => [name, selected[name]?.[0] ?? '']))
  return regulationAddress({ ...regulationSearch.parse(chosen), t })
}

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
