import { expect, it } from 'vitest'
import { addressOf, firstShown, matchOrNotFound } from './shown.ts'

const at = (pathname: string, search = '') => ({ pathname, search, hash: '', state: null, key: 'k' })

it('an address is path and query', () => {
  expect(addressOf(at('/job-search', '?t=会计'))).toBe('/job-search?t=会计')
})

it('finds the record of a path with its parameters', () => {
  const { route, params } = matchOrNotFound('/job-details/7?from=list')
  expect(route.path).toBe('/job-details/:id')
  expect(params).toEqual({ id: '7' })
})

it('shows the not-found page for unknown paths', () => {
  expect(matchOrNotFound('/no/such/page').path).toBe('/404')
})

it('shows nothing of a protected page before the guard has spoken', () => {
  expect(firstShown(at('/user/resume'), undefined).Page).toBeNull()
})

it('shows the page that the service rendered instead', () => {
  const { match, location } = firstShown(at('/job-details/7'), '/job-details/no-found')
  expect(match.route.path).toBe('/job-details/no-found')
  expect(location.pathname).toBe('/job-details/7')
})
