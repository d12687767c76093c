import { pathTo } from '#contract/pages'
import { ownKey } from '#platform/session'
import { browserStorage } from '#platform/storage'
import { searchAt } from './search.ts'

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

/** What two searches have in common of which one makes the other finer: words and place. */
function subjectOf(address: string): string {
  const { t, type, city, district } = searchAt(address)
  return JSON.stringify([t, type, city, district])
}

/** Puts a search before the others, and in the place of one for the same words and place with other filters. */
export function rememberSearch(address: string): void {
  if (!isAddress(address)) return
  const subject = subjectOf(address)
  const others = recentSearches().filter(other => subjectOf(other) !== subject)
  browserStorage().set(KEY, JSON.stringify([address, ...others].slice(0, MOST)))
}

export const forgetSearches = () => browserStorage().remove(KEY)
