import { pathOf } from '#contract/reference/lookup'
import { chinaRegions } from '#contract/reference/regions-china'

/**
 * A region code in words: 赣州·章贡区, 武汉, 北京·东城区. The province is left out where a city says enough; an unknown
 * code gives ''.
 */
export function residenceLabel(code: string): string {
  const [widest, ...narrower] = pathOf(chinaRegions, code).map(({ label }) => label)
  if (widest === undefined) return ''
  const [city = '', ...rest] = widest.endsWith('市') || narrower.length === 0 ? [widest, ...narrower] : narrower
  return [city.length > 2 ? city.replace(/市$/, '') : city, ...rest].join('·')
}
