import { jiangxiAreas } from '#contract/reference/regions'

const names = new Map(Object.entries<string>(jiangxiAreas))

/** The area's official name; '' for a code that Jiangxi does not have. */
export const areaName = (code: string): string => names.get(code) ?? ''

/** A city's name as people say it: 赣州 for 赣州市. */
const shortCity = (code: string): string => areaName(code).replace(/市$/, '')

/** City and district in words, such as 赣州·章贡区; one alone when the other is missing, '' when both are. */
export function placeLabel(city: string, district: string): string {
  return [shortCity(city), areaName(district)].filter(name => name !== '').join('·')
}

/** True when the city is one of the province's and the district one of the city's. */
export function isDistrictOf(district: string, city: string): boolean {
  return isCity(city) && names.has(district) && district !== city && district.slice(0, 4) === city.slice(0, 4)
}

const isCity = (code: string): boolean => names.has(code) && code.endsWith('00') && !code.endsWith('0000')

/** The codes of the province's cities. */
export const cityCodes: readonly string[] = [...names.keys()].filter(isCity)
