import { type FoundPage, type PageName, pageAt, pages } from '#contract/pages'
import type { RouteRequest } from '#platform/routing'

/** An address of this site, and the page that stands there. */
export interface Match extends Omit<FoundPage, 'params'>, RouteRequest {}

/** Finds the page of an address of this site (path with its query); null for unknown ones. */
export function matchAddress(address: string): Match | null {
  const { pathname: path, searchParams: query, hash } = new URL(address, 'http://site.invalid')
  const found = pageAt(path)
  return found && { ...found, path, query, hash }
}

/** The match of a page without places in its address, shown wherever one is. */
export const matchOf = (name: PageName): Match => ({
  name,
  page: pages[name],
  params: {},
  path: pages[name].path,
  query: new URLSearchParams(),
  hash: '',
})

/** The match of an address, that of the not-found page for unknown ones. */
export const matchOrNotFound = (address: string): Match => matchAddress(address) ?? matchOf('notFound')
