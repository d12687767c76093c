import type { Option } from './option.ts'

/** `placeholder` is the header search box's, to the letter. */
export type SearchType = Option & { readonly placeholder: string }

/** What the header search looks for (specification section 2, "Header search"). */
export const searchTypeList = [
  { value: '1', label: '职位', placeholder: '按职位搜索' },
  { value: '2', label: '公司', placeholder: '按公司搜索' },
] as const satisfies readonly SearchType[]

/** Suggested search words, under the label 热搜推荐. */
export const hotSearchWords = ['五险一金', '周末双休', '销售', '经理', '行政', '人事', '客服'] as const

/** Aliases by which the category list call names a lookup list. */
export const lookupAliases = [
  'AIX_trade',
  'AIX_wage',
  'AIX_scale',
  'AIX_jobs_nature',
  'AIX_education',
  'AIX_experience',
  'AIX_company_type',
] as const

export type LookupAlias = (typeof lookupAliases)[number]
