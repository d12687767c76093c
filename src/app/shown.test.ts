import { expect, it } from 'vitest'
import { type PageName, pages } from '#contract/pages'
import { matchAddress, matchOrNotFound } from './match.ts'
import { loadPage } from './pages.ts'
import { firstShown, pathWithQuery } from './shown.ts'
import { recordOf } from './slices.ts'

const at = (pathname: string, search = '') => ({ pathname, search, hash: '', isReturn: true })
const names = Object.keys(pages) as PageName[]

it('an address is path and query', () => {
  expect(pathWithQuery(at('/job-search', '?t=会计'))).toBe('/job-search?t=会计')
})

it('finds the page of a path with its parameters', () => {
  const { name, params, query } = matchOrNotFound('/job-details/7?from=list')
  expect([name, params, query.get('from')]).toEqual(['jobDetails', { id: '7' }, 'list'])
})

it('shows the not-found page for unknown paths', () => {
  expect(matchAddress('/no/such/page')).toBeNull()
  expect(matchOrNotFound('/no/such/page').path).toBe('/404')
})

it('shows the page that the service rendered instead', () => {
  const { match, location } = firstShown(at('/job-details/7'), 'jobMissing')
  expect(match.page.path).toBe('/job-details/no-found')
  expect(location.pathname).toBe('/job-details/7')
})

it('shows nothing of a protected page before the guard has spoken', async () => {
  await loadPage('resumes')
  expect(firstShown(at('/user/resume'), undefined).Page).toBeNull()
})

it.each(names)('the slice of %s has its record', async name => {
  expect(await recordOf(name)).toHaveProperty('load')
})
