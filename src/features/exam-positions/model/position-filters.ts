import type { ExamPositionPage, PositionSort } from '#contract/exam-positions'
import type { FilterGroup, FilterState } from '#design-system'
import { type PositionSearch, positionsHref } from './position-search.ts'

type Facets = ExamPositionPage['facets']

const single = ['city', 'education'] as const
const flags = ['fits', 'underRatio', 'graduates', 'saved'] as const

/** Of what fits, what stands under the ratio as well: one choice, which stands for both words of the address. */
const BOTH = 'underRatio'

/** Whether it is chosen; what fits is nobody's choice but a seeker's. */
const isBoth = ({ fits, underRatio }: PositionSearch, facets: Pick<Facets, 'fits'> | undefined) =>
  fits && underRatio && typeof facets?.fits === 'number'

const chosenIn = (search: PositionSearch, name: (typeof single)[number], facet: Facets['cities']) =>
  search[name] === '' || facet.some(({ value }) => value === search[name])
    ? facet
    : // A choice stays in sight even where it leaves nothing.
      [...facet, { value: search[name], label: '所选条件', count: 0 }]

/** What positions can be filtered by, with how many each leaves; what only a seeker has is not offered to others. */
export function positionGroups(search: PositionSearch, facets: Facets): FilterGroup[] {
  const { fits, fitsUnderRatio, saved, underRatio, graduates } = facets
  const cities = chosenIn(search, 'city', facets.cities)
  return [
    ...(fits === null
      ? []
      : [
          {
            name: 'fits',
            label: '我的条件',
            options: [
              { value: '1', label: '只看我符合的', count: fits },
              { value: BOTH, label: '我符合且低于开考比例', count: fitsUnderRatio ?? 0 },
            ],
          },
        ]),
    // Said already where both are chosen as one.
    ...(isBoth(search, facets)
      ? []
      : [{ name: 'underRatio', label: '竞争', options: [{ value: '1', label: '低于开考比例', count: underRatio }] }]),
    { name: 'education', label: '我的学历', options: chosenIn(search, 'education', facets.educations) },
    ...(cities.length > 1 ? [{ name: 'city', label: '地点', lasting: true, options: cities }] : []),
    { name: 'graduates', label: '面向', options: [{ value: '1', label: '应届毕业生', count: graduates }] },
    ...(saved === null
      ? []
      : [{ name: 'saved', label: '收藏', options: [{ value: '1', label: '我收藏的', count: saved }] }]),
  ]
}

/** What the address chooses, among what `facets` offer to whoever looks. */
export function selectedIn(search: PositionSearch, facets?: Pick<Facets, 'fits'>): FilterState {
  const both = isBoth(search, facets)
  const chosen = { ...search, underRatio: search.underRatio && !both }
  return Object.fromEntries([
    ...single.flatMap(name => (search[name] === '' ? [] : [[name, [search[name]]] as const])),
    ...flags.flatMap(name => (chosen[name] ? [[name, [name === 'fits' && both ? BOTH : '1']] as const] : [])),
  ])
}

/** The address with these filters, from the first page on; words, exam and major stay. */
export function filteredHref(path: string, search: PositionSearch, selected: FilterState): string {
  const one = (name: string) => selected[name]?.[0] ?? ''
  return positionsHref(path, search, {
    ...Object.fromEntries(single.map(name => [name, one(name)])),
    ...Object.fromEntries(flags.map(name => [name, one(name) !== ''])),
    underRatio: one('underRatio') !== '' || one('fits') === BOTH,
  })
}

export const sortOptions = [
  { value: 'code', label: '职位代码' },
  { value: 'ratio', label: '竞争最小' },
  { value: 'headcount', label: '招得最多' },
  { value: 'applied', label: '报名最多' },
] as const satisfies readonly { value: PositionSort; label: string }[]
