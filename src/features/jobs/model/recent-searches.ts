import { pathTo } from '#contract/pages'
import { ownKey } from '#platform/session'
import { browserStorage } from '#platform/storage'

/** Gone when somebody signs out: the next person at this browser may be somebody else. */
const KEY = ownKey('recent-searches')
const MOST = 8

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith(pathTo('jobSearch'))

/** Addresses of what was last searched for in this browser, latest first. They never leave it. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(browserStorage().get(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isAddress).slice(0, MOST) : []
  } catch {
    return []
  }
}

/** Puts a search before the others. */
export function rememberSearch(address: string): void {
  if (!isAddress(address)) return
  const others = recentSearches().filter(other => other !== address)
  browserStorage().set(KEY, JSON.stringify([address, ...others].slice(0, MOST)))
}

export const forgetSearches = () => browserStorage().remove(KEY)
