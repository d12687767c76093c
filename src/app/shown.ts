import type { ComponentType } from 'react'
import { isProtected, type PageName } from '#contract/pages'
import type { Address } from '#platform/routing'
import { type Match, matchOf, matchOrNotFound } from './match.ts'
import { loadedPage } from './pages.ts'

/** What is on the screen: it follows the address as soon as the guard has decided and the page's chunk is here. */
export interface Shown {
  location: Address
  match: Match
  /** Null while a protected page waits for the guard's first word. */
  Page: ComponentType | null
}

export const pathWithQuery = ({ pathname, search }: Pick<Address, 'pathname' | 'search'>) => pathname + search

/** The same first picture on the server and while hydrating. `instead` is a not-found page. */
export function firstShown(location: Address, instead: PageName | undefined): Shown {
  const match = instead ? matchOf(instead) : matchOrNotFound(pathWithQuery(location))
  return { location, match, Page: isProtected(match.page) ? null : (loadedPage(match.name) ?? null) }
}
