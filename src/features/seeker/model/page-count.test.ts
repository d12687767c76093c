import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pageCountOf } from './page-count.ts'

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
