import { jiangxiAreas } from '#contract/reference/regions'
import { areaName } from '../../places.ts'

const codes = new Map(Object.entries<string>(jiangxiAreas).map(([code, name]) => [name, code]))
const cities = new Map(
  [...codes].filter(([name]) => name.endsWith('市')).map(([name, code]) => [name.slice(0, -1), code]),
)

/** Code of an area by its name or code; undefined for none of the province. */
export const areaIn = (words: string): string | undefined =>
  areaName(words) === '' ? (codes.get(words) ?? cities.get(words)) : words

/** Its name, or the code of what has none here. */
export const areaWords = (code: string): string => areaName(code) || code

/** The first digits that all places of an area share. */
export const prefixOf = (code: string): string => code.replace(/(?:00){1,2}$/, '')

/** An area by those first digits. */
export const prefixWords = (prefix: string): string => areaName(prefix.padEnd(6, '0')) || prefix
