import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearestHalf, starFills } from './stars.ts'

test('the stars add up to the nearest half', () => {
  const worth = { full: 1, half: 0.5, empty: 0 } as const
  fc.assert(
    fc.property(fc.double({ min: -10, max: 20, noNaN: true }), value => {
      const fills = starFills(value, 5)
      expect(fills).toHaveLength(5)
      expect(fills.reduce((sum, fill) => sum + worth[fill], 0)).toBe(nearestHalf(value, 5))
    }),
  )
})

test('halves round as people expect', () => {
  expect(starFills(3.6, 5)).toEqual(['full', 'full', 'full', 'half', 'empty'])
  expect(starFills(4.8, 5).at(-1)).toBe('full')
  expect([nearestHalf(Number.NaN, 5), nearestHalf(99, 5), nearestHalf(-1, 5)]).toEqual([0, 5, 0])
})
