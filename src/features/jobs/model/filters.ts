import { companyTypeList, scaleList } from '#contract/reference/company-kinds'
import { educationList } from '#contract/reference/education'
import { experienceList, jobTagList, natureList } from '#contract/reference/employment'
import { jobFamilies } from '#contract/reference/job-families'
import type { Option } from '#contract/reference/option'
import { jiangxiRegions } from '#contract/reference/regions'
import { tradeList } from '#contract/reference/trades'
import { wageList } from '#contract/reference/wages'
import { wantedText } from '#contract/rules'
import type { FilterGroup, FilterState, Typed } from '#design-system'
import { changed, type JobSearch, singleFilters, withTyped } from './search.ts'

const [jiangxi] = jiangxiRegions
/** The eleven cities, with the whole province first: places for the search box. */
export const places: readonly Option[] = [
  { value: '', label: '全省' },
  ...(jiangxi?.children ?? []).map(({ value, label }) => ({ value, label })),
]
const districtsOf = (city: string): readonly Option[] =>
  jiangxi?.children.find(({ value }) => value === city)?.children ?? []

/** Id of the first-level family: each level adds two digits to its parent's id. */
const familyOf = (category: string): string => (category.length > 2 ? familyOf(category.slice(0, -2)) : category)

/** All families; once one is chosen, that family and its groups, so that a press goes one level deeper. */
function categoriesFor(category: string): readonly Option[] {
  const family = jobFamilies.find(({ value }) => value === familyOf(category))
  if (!family) return jobFamilies
  const known = [family, ...(family.children ?? [])]
  return known.some(({ value }) => value === category) ? known : [...known, { value: category, label: '所选职位' }]
}

/** The filters beside the results, those first by which most people choose: more than five stand behind 更多筛选. */
export const groupsFor = (search: JobSearch): FilterGroup[] => [
  { name: 'city', label: '城市', lasting: true, options: places.slice(1) },
  ...(search.city ? [{ name: 'district', label: '区县', options: districtsOf(search.city) }] : []),
  { name: 'category', label: '职位类别', options: categoriesFor(search.category) },
  { name: 'wage', label: '月薪', options: wageList },
  { name: 'education', label: '学历', options: educationList },
  { name: 'experience', label: '经验', options: experienceList },
  { name: 'nature', label: '工作性质', options: natureList },
  { name: 'welfare', label: '福利', options: jobTagList, multiple: true },
  { name: 'trade', label: '行业', options: tradeList },
  { name: 'companyType', label: '单位性质', options: companyTypeList },
  { name: 'scale', label: '单位规模', options: scaleList },
  { name: 'a', label: '范围', options: [{ value: '2', label: '热门职位' }] },
  { name: 'ends', label: '截止', options: [{ value: 'today', label: '今天停止招聘' }] },
]

/** What is chosen, as the filter bar takes it. */
export const selectedOf = (search: JobSearch): FilterState =>
  Object.fromEntries(
    [...singleFilters, 'a' as const, 'ends' as const, 'welfare' as const]
      .map((name): [string, readonly string[]] => [name, [search[name]].flat().filter(Boolean)])
      .filter(([, values]) => values.length > 0),
  )

/**
 * The address of the same words with other filters, on its first page, and with what stands unsent in the search box: the
 * place there counts unless the filters name another. A district without its city is dropped.
 */
export function addressFor(search: JobSearch, selected: FilterState, typed?: Typed): string {
  const asked = withTyped(search, typed)
  const one = (name: string) => selected[name]?.[0] ?? ''
  const city = one('city') === search.city ? asked.city : one('city')
  return changed(asked, {
    ...Object.fromEntries(singleFilters.map(name => [name, one(name)])),
    city,
    district: city === search.city ? one('district') : '',
    a: one('a') === '2' ? '2' : '',
    ends: one('ends') === 'today' ? 'today' : '',
    welfare: [...(selected.welfare ?? [])],
  })
}

const sortLabels = { relevance: '最相关', newest: '最新', pay: '薪资最高', hot: '最热门' } as const
export type SortName = keyof typeof sortLabels

/** The order in force: by relevance with words, the hot ones for `a=2`, else the newest. */
export const sortOf = (search: JobSearch): SortName =>
  search.sort || (search.a === '2' ? 'hot' : wantedText(search.t) ? 'relevance' : 'newest')

/** Orders to choose from; relevance only makes sense with words. */
export const sortsFor = (search: JobSearch): { value: SortName; label: string }[] =>
  (['relevance', 'newest', 'pay', 'hot'] as const)
    .filter(name => name !== 'relevance' || wantedText(search.t))
    .map(value => ({ value, label: sortLabels[value] }))

/**
 * Filters that a new search by words keeps, as hidden fields of the search form; the district too, for whoever leaves the
 * city as it is.
 */
export const keptFields = (search: JobSearch): [string, string][] =>
  Object.entries(selectedOf(search))
    .filter(([name]) => name !== 'city')
    .flatMap(([name, values]) => values.map((value): [string, string] => [name, value]))
