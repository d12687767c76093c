import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pointOf, radarPath, reach } from './radar-places.ts'

test('the first axis points up, the others follow the clock', () => {
  expect(pointOf(0, 4, 1)).toEqual({ x: 0, y: -100 })
  expect(pointOf(1, 4, 0.5)).toEqual({ x: 50, y: -0 })
})

test('no point leaves the circle', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 3, max: 12 }),
      fc.nat({ max: 11 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (count, axis, share) => {
        const { x, y } = pointOf(axis % count, count, share)
        expect(Math.hypot(x, y)).toBeLessThanOrEqual(reach + 0.02)
      },
    ),
  )
})

test('an unknown figure opens the outline', () => {
  expect(radarPath([1, 2, 3], [0, 4])).toMatchObject({ closed: true, path: expect.stringMatching(/^M[^M]*Z$/) })
  expect(radarPath([1, null, 3, 2], [0, 4])).toMatchObject({
    closed: false,
    path: expect.stringMatching(/^M[^M]*M[^M]*$/),
  })
})
