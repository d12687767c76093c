import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressOf, changed, queryOf, searchPaths } from './search.ts'

const read = (query: string) => queryOf(new URLSearchParams(query))

test('an address says what is searched for, and a search its address', () => {
  const search = { t: '会计', city: '360100', education: '70', updated: '30', sort: 'newest', page: 2 } as const
  const address = addressOf(searchPaths.public, search)
  expect(address).toBe('/resume/search?t=%E4%BC%9A%E8%AE%A1&city=360100&education=70&updated=30&sort=newest&page=2')
  expect(read(address.split('?')[1] ?? '')).toEqual(search)
})

test.each(['city=x', 'updated=3', 'sort=best', 'page=-1', 'page=1e9x', 't=%3F%21', 'category=1234567890'])(
  'what makes no sense counts as not given: %s',
  query => expect(read(query)).toEqual({}),
)

test('no address breaks it, and every search survives its address', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), query => {
      const search = read(query)
      expect(read(addressOf('/', search).split('?')[1] ?? '')).toEqual(search)
    }),
  )
})

test('a changed search begins at its first page', () => {
  expect(changed('/a', { t: '会计', page: 4 }, { wage: '3' })).toBe('/a?t=%E4%BC%9A%E8%AE%A1&wage=3')
})
