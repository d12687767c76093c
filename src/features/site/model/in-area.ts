import { pathTo } from '#contract/pages'
import type { NavItem } from '#design-system'

/** The page of results, as menus name it. */
const SEARCH = pathTo('jobSearch')

/** Filters of a search on the site of a city; none on the main site. */
export const keptIn = (area: string): [name: string, value: string][] => (area ? [['city', area]] : [])

/** A menu as it stands on the site of a city: who looks for jobs there looks in that city. */
export const menuIn = (area: string, items: readonly NavItem[]): NavItem[] =>
  items.map(item => (area && item.url === SEARCH ? { ...item, url: pathTo('jobSearch', null, { city: area }) } : item))
