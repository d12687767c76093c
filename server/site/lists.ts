import { companyTypeList, scaleList } from '#contract/reference/company-kinds'
import { educationList } from '#contract/reference/education'
import { experienceList, natureList } from '#contract/reference/employment'
import { subclassList } from '#contract/reference/job-categories'
import type { Option, OptionNode } from '#contract/reference/option'
import { jiangxiRegions } from '#contract/reference/regions'
import type { LookupAlias } from '#contract/reference/search'
import { tradeList } from '#contract/reference/trades'
import { wageList } from '#contract/reference/wages'

/** The fixed list behind each alias (specification section 3). */
const lookups: Readonly<Record<LookupAlias, readonly Option[]>> = {
  AIX_trade: tradeList,
  AIX_wage: wageList,
  AIX_scale: scaleList,
  AIX_jobs_nature: natureList,
  AIX_education: educationList,
  AIX_experience: experienceList,
  AIX_company_type: companyTypeList,
}

const plain = ({ value, label }: Option) => ({ value, label })

export const lookupList = (alias: LookupAlias) => lookups[alias].map(plain)

/** The 11 cities, each with its districts. */
export const cities = jiangxiRegions
  .flatMap(province => province.children)
  .map(city => ({ ...plain(city), children: city.children.map(plain) }))

const childrenOf = ({ children = [] }: OptionNode) => children

/** Job categories of all three levels; a category without narrower ones has an empty list. */
export const jobCategories = subclassList.map(family => ({
  ...plain(family),
  children: childrenOf(family).map(group => ({ ...plain(group), children: childrenOf(group).map(plain) })),
}))
