import { companyTypeList, scaleList, tradeList } from '#contract/reference/companies'
import { jobTagList } from '#contract/reference/employment'
import { labelOf } from '#contract/reference/lookup'
import { jiangxiRegions } from '#contract/reference/regions'
import type { ProfileValues } from './profile-values.ts'

const cities = jiangxiRegions[0]?.children ?? []

/** The districts of a city. */
export const districtsOf = (city: string) => cities.find(({ value }) => value === city)?.children ?? []

function placeOf({ city, district }: ProfileValues) {
  return [labelOf(cities, city), labelOf(districtsOf(city), district)].filter(Boolean).join(' ')
}

/** Everything that a company says of itself, in words and in the order of its form. */
export const answersOf = (values: ProfileValues) => [
  { label: '单位简称', value: values.shortName },
  { label: '单位性质', value: labelOf(companyTypeList, values.companyType) },
  { label: '所属行业', value: labelOf(tradeList, values.trade) },
  { label: '人员规模', value: labelOf(scaleList, values.scale) },
  { label: '成立年份', value: values.foundedYear },
  { label: '网址', value: values.website },
  { label: '单位介绍', value: values.intro },
  { label: '福利', value: values.welfare.map(value => labelOf(jobTagList, value)).join('、') },
  { label: '所在地区', value: placeOf(values) },
  { label: '详细地址', value: values.address },
  { label: '联系人', value: values.contact },
  { label: '联系电话', value: values.phone },
  { label: '联系邮箱', value: values.email },
]

/** What two versions say differently. */
export function profileDifferences(mine: ProfileValues, other: ProfileValues) {
  const others = new Map(answersOf(other).map(({ label, value }) => [label, value]))
  return answersOf(mine)
    .map(({ label, value }) => ({ label, mine: value, other: others.get(label) ?? '' }))
    .filter(row => row.mine !== row.other)
}
