import { companyTypeList, scaleList } from '#contract/reference/company-kinds'
import { educationList } from '#contract/reference/education'
import { experienceList, jobTagList, natureList } from '#contract/reference/employment'
import { jobFamilies } from '#contract/reference/job-families'
import { jiangxiRegions } from '#contract/reference/regions'
import { tradeList } from '#contract/reference/trades'
import { wageList } from '#contract/reference/wages'
import type { Facet } from './lexemes.ts'
import type { Search } from './plan.ts'

/** The choices of one filter with the search that they would be made in. */
export interface FacetChoices {
  readonly name: Facet
  readonly rest: Search
  readonly values: readonly string[]
}

const valuesOf = (list: readonly { readonly value: string }[]) => list.map(({ value }) => value)
const cities = jiangxiRegions[0]?.children ?? []
const districtsOf = (city: string) => valuesOf(cities.find(({ value }) => value === city)?.children ?? [])

/** Whether a category stands in a family: each level adds two digits to its parent's id. */
const isWithin = (family: string, category: string) =>
  category.startsWith(family) && (category.length - family.length) % 2 === 0

/** The families, the groups of the chosen one, and what is chosen itself. */
function categoriesFor(category: string): string[] {
  const family = jobFamilies.find(({ value }) => isWithin(value, category))
  return [...new Set([...valuesOf(jobFamilies), ...valuesOf(family?.children ?? []), ...(category ? [category] : [])])]
}

const lists = {
  wage: wageList,
  education: educationList,
  experience: experienceList,
  nature: natureList,
  trade: tradeList,
  companyType: companyTypeList,
  scale: scaleList,
} as const

/** Every choice that the filters beside the results offer. */
export const choicesFor = (search: Search): FacetChoices[] => [
  { name: 'city', rest: { ...search, city: '', district: '' }, values: valuesOf(cities) },
  { name: 'district', rest: { ...search, district: '' }, values: districtsOf(search.city) },
  { name: 'category', rest: { ...search, category: '' }, values: categoriesFor(search.category) },
  ...(Object.keys(lists) as (keyof typeof lists)[]).map(name => ({
    name,
    rest: { ...search, [name]: '' },
    values: valuesOf(lists[name]),
  })),
  { name: 'welfare', rest: search, values: valuesOf(jobTagList) },
]
