import type { OutputOf } from '#contract/endpoint'
import { examKinds, type listExams } from '#contract/exams'
import { labelOf } from '#contract/reference/lookup'
import type { FilterGroup, FilterState } from '#design-system'
import { type ExamSearch, examListAddress, examSearch } from './exam-search.ts'
import { cityLabel } from './exam-words.ts'

type Facets = OutputOf<typeof listExams>['facets']

const names = ['kind', 'city'] as const

/** A choice stays in sight even where it leaves nothing. */
const counted = (facet: Facets['kinds'], chosen: string) =>
  chosen === '' || facet.some(({ value }) => value === chosen) ? facet : [...facet, { value: chosen, count: 0 }]

/** What exams can be filtered by, with how many each leaves. */
export const examFilters = ({ kind, city }: ExamSearch, facets: Facets | undefined): FilterGroup[] => [
  {
    name: 'kind',
    label: '考试类别',
    options: counted(facets?.kinds ?? [], kind).map(one => ({ ...one, label: labelOf(examKinds, one.value) })),
  },
  {
    name: 'city',
    label: '地区',
    lasting: true,
    options: counted(facets?.cities ?? [], city).map(one => ({ ...one, label: cityLabel(one.value) })),
  },
]

export const selectedIn = (search: ExamSearch): FilterState =>
  Object.fromEntries(names.flatMap(name => (search[name] === '' ? [] : [[name, [search[name]]]])))

/** The address with these filters, from the first page on; words and stage stay. */
export const filteredAddress = (search: ExamSearch, selected: FilterState): string => {
  const chosen = examSearch.parse(new URLSearchParams(names.map(name => [name, selected[name]?.[0] ?? ''])))
  return examListAddress(search, { kind: chosen.kind, city: chosen.city })
}
