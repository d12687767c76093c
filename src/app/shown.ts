import type { ComponentType } from 'react'
import type { Location } from 'react-router-dom'
import { notFoundRoute } from './first-routes.ts'
import { type Match, matchAddress } from './match.ts'
import { loadedPage } from './pages.ts'

/** What is on the screen: it follows the address as soon as the guard has decided and the page's chunk is here. */
export interface Shown {
  location: Location
  match: Match
  /** Null while a protected page waits for the guard's first word. */
  Page: ComponentType | null
}

export const addressOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) => pathname + search

export const notFoundMatch = (): Match => ({
  route: notFoundRoute,
  path: '/404',
  params: {},
  query: new URLSearchParams(),
})

/** The match of an address, that of the not-found page for those whose record is not here. */
export const matchOrNotFound = (address: string): Match => matchAddress(address) ?? notFoundMatch()

/** Whether a page is for signed-in people alone. */
export const needsGuard = ({ route }: Match) =>
  route.access === 'login' || route.access === 'type1' || route.access === 'type2'

/** The same first picture on the server and while hydrating. `instead` is a not-found page's path. */
export function firstShown(location: Location, instead: string | undefined): Shown {
  const match = matchOrNotFound(instead ?? addressOf(location))
  return { location, match, Page: needsGuard(match) ? null : (loadedPage(match.route) ?? null) }
}
