import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSession } from '#platform/session'
import { browserStorage, memoryStorage } from '#platform/storage'
import { recentSearches, rememberSearch } from './recent-searches.ts'

beforeEach(() => {
  const { get: getItem, set: setItem, remove: removeItem, keys } = memoryStorage()
  const localStorage = {
    ...{ getItem, setItem, removeItem },
    key: (place: number) => keys()[place] ?? null,
    get length() {
      return keys().length
    },
  }
  vi.stubGlobal('window', { localStorage })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('gives each search once, the latest first, eight at most, and nothing else', () => {
  for (let word = 0; word < 10; word += 1) rememberSearch(`/job-search?t=${word}`)
  rememberSearch('/job-search?t=5')
  rememberSearch('https://elsewhere.invalid')
  expect(recentSearches()).toEqual([5, 9, 8, 7, 6, 4, 3, 2].map(word => `/job-search?t=${word}`))
})

it('keeps one line for the same words and place, with the filters that were chosen last', () => {
  for (const filters of ['', '&wage=3', '&wage=3&education=30', '&wage=3&education=30&sort=pay'])
    rememberSearch(`/job-search?t=会计&city=360700${filters}`)
  rememberSearch('/job-search?t=会计')
  expect(recentSearches()).toEqual([
    '/job-search?t=会计',
    '/job-search?t=会计&city=360700&wage=3&education=30&sort=pay',
  ])
})

it('leaves nothing to whoever comes after somebody who has signed out', () => {
  const session = createSession(browserStorage())
  session.signIn({ access_token: 'a', expires_in: 60, userType: 2 })
  rememberSearch('/job-search?t=会计')
  expect(recentSearches()).toHaveLength(1)
  session.signOut()
  session.signIn({ access_token: 'b', expires_in: 60, userType: 2 })
  expect(recentSearches()).toEqual([])
})
