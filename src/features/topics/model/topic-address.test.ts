import fc from 'fast-check'
import { expect, test } from 'vitest'
import { askedOf, topicHref } from './topic-address.ts'

const query = (text: string) => new URLSearchParams(text)
const plain = { address: '/dzgx/city', city: '', category: '', page: 1 }

test('a choice and a page are read from the address and written back to it', () => {
  expect(askedOf('/dzgx/city', query('city=360100&page=3'))).toEqual({ ...plain, city: '360100', page: 3 })
  expect(topicHref(plain, { city: '360700' })).toBe('/dzgx/city?city=360700')
  expect(topicHref({ ...plain, city: '360700', page: 4 }, { city: '' })).toBe('/dzgx/city')
})

test('an address says the same after a round trip', () => {
  const page = fc.integer({ min: 1, max: 500 })
  fc.assert(
    fc.property(fc.constantFrom('', '360100'), fc.constantFrom('', '4'), page, (city, category, at) => {
      const address = topicHref(plain, { city, category, page: at })
      const { searchParams, pathname } = new URL(address, 'http://site.invalid')
      expect(askedOf(pathname, searchParams)).toEqual({ ...plain, city, category, page: at })
    }),
  )
})
