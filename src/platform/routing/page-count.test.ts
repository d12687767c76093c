import fc from 'fast-check'
import { expect, it } from 'vitest'
import { paging } from '#contract/fields'
import { LAST_PAGE } from '#contract/paging'
import { pageNumber } from './address-codec.ts'
import { pageCountOf } from './page-count.ts'

const lists = fc.record({ total: fc.nat(10_000_000), pageSize: fc.integer({ min: 1, max: 50 }) })

it('counts the pages that hold everything, up to the last that can be opened', () => {
  fc.assert(
    fc.property(lists, list => {
      const pages = pageCountOf(list)
      const room = pages * list.pageSize
      expect(pages).toBeGreaterThanOrEqual(1)
      expect(pages).toBeLessThanOrEqual(LAST_PAGE)
      if (pages < LAST_PAGE) expect(room).toBeGreaterThanOrEqual(list.total)
      if (pages > 1) expect(room - list.pageSize).toBeLessThan(list.total)
    }),
  )
})

it('leads to no page that an address or the service would not take', () => {
  const { page: taken } = paging()
  const address = pageNumber()
  fc.assert(
    fc.property(lists, list => {
      const pages = pageCountOf(list)
      expect(taken.safeParse(pages).success).toBe(true)
      expect(address.parse([String(pages)])).toBe(pages)
    }),
  )
  expect([taken.safeParse(LAST_PAGE + 1).success, address.parse([String(LAST_PAGE + 1)])]).toEqual([false, LAST_PAGE])
})

it.each([
  [0, 20, 1],
  [20, 20, 1],
  [21, 20, 2],
  [10_000, 20, 500],
  [10_001, 20, 500],
  [100_000, 20, 500],
])('of %i at %i a page: %i', (total, pageSize, pages) => expect(pageCountOf({ total, pageSize })).toBe(pages))
