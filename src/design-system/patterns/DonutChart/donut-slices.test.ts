import fc from 'fast-check'
import { expect, test } from 'vitest'
import { donutSlices, mostSlices, shareText } from './donut-slices.ts'

const items = fc.array(
  fc.record({ label: fc.string(), value: fc.option(fc.integer({ min: -1000, max: 1_000_000 })) }),
  {
    maxLength: 60,
  },
)

test('the slices are the whole of what is above zero, largest first, and few enough to tell apart', () => {
  fc.assert(
    fc.property(items, given => {
      const { slices, total, negative, unknown } = donutSlices(given)
      const above = given.map(({ value }) => value ?? 0).filter(value => value > 0)
      expect(slices.length).toBe(Math.min(above.length, mostSlices))
      expect(slices.reduce((sum, { value }) => sum + value, 0)).toBe(total)
      expect(total).toBe(above.reduce((sum, value) => sum + value, 0))
      if (slices.length) expect(slices.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
      expect(slices.every(({ path }) => path.startsWith('M') && !path.includes('NaN'))).toBe(true)
      expect(negative).toBe(given.filter(({ value }) => (value ?? 0) < 0).length)
      expect(unknown).toBe(given.filter(({ value }) => value === null).length)
    }),
  )
})

test('shares are written to a tenth, and something never as nothing', () => {
  expect([1, 0.5, 1 / 3, 0.00001, 0].map(shareText)).toEqual(['100%', '50%', '33.3%', '不足 0.1%', '0%'])
})
