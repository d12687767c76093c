import type { OutputOf } from '#contract/endpoint'
import { pathTo } from '#contract/pages'
import type { listSubSites } from '#contract/site'
import { isAddress } from './address.ts'
import { cities } from './lists.ts'

type Area = OutputOf<typeof listSubSites>['list'][number]

/** The county that has a site of its own (specification section 2), by the code that the owner gave it. */
const county: Area = { value: '2544', label: '安源', href: pathTo('ay') }

/** Every city has a site: the home page with what is the city's own. */
const builtIn: readonly Area[] = [
  { value: '', label: '总站', href: pathTo('home') },
  ...cities.map(({ value, label }) => ({
    value,
    label: label.replace(/市$/, ''),
    href: pathTo('home', null, { area: value }),
  })),
  county,
]

const isText = (value: unknown): value is string => typeof value === 'string'

const isArea = (entry: unknown): entry is Area => {
  if (typeof entry !== 'object' || entry === null) return false
  const { value, label, href }: { value?: unknown; label?: unknown; href?: unknown } = entry
  return isText(value) && isText(label) && label !== '' && isText(href) && (href === '' || isAddress(href))
}

/** The sites to choose from: what an operator has set, whole, or the built-in ones. */
export const areasOf = (set: unknown): Area[] =>
  Array.isArray(set) && set.length > 0 && set.every(isArea) ? set : [...builtIn]
