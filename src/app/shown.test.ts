import { beforeAll, describe, expect, it } from 'vitest'
import { firstRoutes } from './first-routes.ts'
import { findAddress, knowAllRoutes, matchAddress } from './match.ts'
import { loadRoutes } from './routes.ts'
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

it('shows the page that the service rendered instead', () => {
  const { match, location } = firstShown(at('/job-details/7'), '/job-details/no-found')
  expect(match.route.path).toBe('/job-details/no-found')
  expect(location.pathname).toBe('/job-details/7')
})

it('fetches the other records when an address needs one', async () => {
  expect(matchAddress('/user/resume')).toBeNull()
  expect((await findAddress('/user/resume'))?.route.path).toBe('/user/resume')
  expect(matchAddress('/user/resume')?.route.path).toBe('/user/resume')
})

describe('with the records of every page', () => {
  beforeAll(knowAllRoutes)

  it('shows nothing of a protected page before the guard has spoken', () => {
    expect(firstShown(at('/user/resume'), undefined).Page).toBeNull()
  })

  it('finds for each first page what was found before', async () => {
    const first = firstRoutes.map(({ path }) => path)
    const others = (await loadRoutes()).filter(({ path }) => !first.includes(path))
    for (const { path } of others) {
      const address = path.replaceAll(/:\w+/g, '7')
      expect(first, address).not.toContain(matchAddress(address)?.route.path)
    }
  })

  it('still knows no unknown address', async () => {
    expect(await findAddress('/no/such/page')).toBeNull()
  })
})
