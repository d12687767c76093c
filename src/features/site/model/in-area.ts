import { pathTo } from '#contract/pages'
import { hotSearchWords } from '#contract/reference/search'
import type { HotSearchProps, NavItem } from '#design-system'

/** The page of results, as menus name it. */
const SEARCH = pathTo('jobSearch')

/** Filters of a search on the site of a city; none on the main site. */
export const keptIn = (area: string): [name: string, value: string][] => (area ? [['city', area]] : [])

/** Words that many search for (specification section 2, "Header search"). */
export const hotSearchIn = (area: string): HotSearchProps => ({
  label: '热搜推荐',
  words: hotSearchWords.map(t => ({ title: t, url: pathTo('jobSearch', null, { t, city: area }) })),
})

/** A menu as it stands on the site of a city: who looks for jobs there looks in that city. */
export const menuIn = (area: string, items: readonly NavItem[]): NavItem[] =>
  items.map(item => (area && item.url === SEARCH ? { ...item, url: pathTo('jobSearch', null, { city: area }) } : item))
