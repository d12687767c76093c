import { categoryChoices } from '#contract/reference/category-choices'
import { educationList } from '#contract/reference/education'
import { experienceList } from '#contract/reference/employment'
import type { Option } from '#contract/reference/option'
import { jiangxiRegions } from '#contract/reference/regions'
import { wageList } from '#contract/reference/wages'
import { wantedText } from '#contract/rules'
import { freshnessList, type TalentSort } from '#contract/talents'
import type { FilterGroup, FilterState } from '#design-system'
import { termsGone, textWithout, understoodGroup, withUnderstood } from '#platform/text'
import { codeFilters, type TalentSearch, talentSearch } from './search.ts'

const cities: readonly Option[] = (jiangxiRegions[0]?.children ?? []).map(({ value, label }) => ({ value, label }))

/** The highest level, students, graduates and 其他 stand for themselves; the others for all above as well. */
const alone = ['636', '11', '1', '2', '8']
const andMore = (list: readonly Option[]) =>
  list.map(({ value, label }) => ({ value, label: alone.includes(value) ? label : `${label}及以上` }))

/** The filters beside the results. */
export const groupsFor = ({ category }: TalentSearch): FilterGroup[] => [
  { name: 'city', label: '期望或居住城市', lasting: true, options: cities },
  { name: 'category', label: '期望职位', options: categoryChoices(category) },
  { name: 'education', label: '学历', options: andMore(educationList) },
  { name: 'experience', label: '工作经验', options: andMore(experienceList) },
  { name: 'wage', label: '期望月薪', options: wageList },
  { name: 'updated', label: '简历更新', options: freshnessList },
]

const filters = [...codeFilters, 'updated'] as const

/** What is chosen, as the filter bar takes it. */
export const selectedOf = (search: TalentSearch): FilterState =>
  Object.fromEntries(
    filters.flatMap(name => {
      const value = search[name]
      return value ? [[name, [value]]] : []
    }),
  )

/** The address of the same words with other filters, on its first page. */
export function addressFor(path: string, search: TalentSearch, selected: FilterState): string {
  const chosen = new URLSearchParams(filters.map(name => [name, selected[name]?.[0] ?? '']))
  const { t, sort } = search
  return talentSearch.format(path, { ...talentSearch.parse(chosen), t, sort })
}

/** The filters, and before them what was understood of the text, as removable tags take them. */
export const tagGroups = (search: TalentSearch): FilterGroup[] => [understoodGroup(search.t), ...groupsFor(search)]

/** What is chosen, with what was understood of the text. */
export const tagsOf = (search: TalentSearch): FilterState => withUnderstood(search.t, selectedOf(search))

/** The address after a tag has been taken away. */
export function addressOfTags(path: string, search: TalentSearch, tags: FilterState): string {
  const t = textWithout(search.t, termsGone(search.t, tags))
  return addressFor(path, { ...search, t }, tags)
}

export const sortOf = (search: TalentSearch): TalentSort =>
  search.sort || (wantedText(search.t) ? 'relevance' : 'newest')

/** Orders to choose from; relevance only makes sense with words. */
export const sortsFor = (search: TalentSearch): { value: TalentSort; label: string }[] => [
  ...(wantedText(search.t) ? [{ value: 'relevance' as const, label: '最相关' }] : []),
  { value: 'newest', label: '最近更新' },
]

/** Filters that a new search by words keeps. */
export const keptFields = (search: TalentSearch): [string, string][] =>
  Object.entries(selectedOf(search)).flatMap(([name, values]) => values.map((value): [string, string] => [name, value]))

export const cityLabel = (value: string) => cities.find(city => city.value === value)?.label ?? ''
