import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addressWith, pageCountOf, pageOf } from './paging.ts'

const queryOf = (address: string) => new URL(address, 'http://site.invalid').searchParams

it('reads back the page that an address was made of', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), page => {
      expect(pageOf(queryOf(addressWith('/user/resume', { page })))).toBe(page)
    }),
  )
})

it('stays between the first page and the five hundredth, whatever the address says', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String)), text => {
      const page = pageOf(new URLSearchParams({ page: text }))
      expect(Number.isInteger(page) && page >= 1 && page <= 500).toBe(true)
    }),
  )
})

it.each([
  ['-1', 1],
  ['1e9', 500],
  ['1.5', 1],
  ['', 1],
  ['很多', 1],
  ['501', 500],
])('takes page=%s for %i', (text, page) => {
  expect(pageOf(new URLSearchParams({ page: text }))).toBe(page)
})

it('says only what is not said by itself', () => {
  expect(addressWith('/manage/user/position', { state: '', page: 1 })).toBe('/manage/user/position')
  expect(addressWith('/manage/user/position', { state: 'viewed', page: 2 })).toBe(
    '/manage/user/position?state=viewed&page=2',
  )
})

it('has a page for every row and never less than one', () => {
  fc.assert(
    fc.property(fc.nat({ max: 20_000 }), fc.integer({ min: 1, max: 100 }), (total, pageSize) => {
      const pages = pageCountOf({ total, pageSize })
      expect(pages).toBeGreaterThanOrEqual(1)
      expect(pages).toBeLessThanOrEqual(500)
      if (pages < 500) expect(pages * pageSize).toBeGreaterThanOrEqual(total)
      if (pages > 1) expect((pages - 1) * pageSize).toBeLessThan(total)
    }),
  )
})
