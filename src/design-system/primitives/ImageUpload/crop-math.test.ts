import fc from 'fast-check'
import { expect, test } from 'vitest'
import { enclosing, leastZoom, mostZoom, qualitiesFor, turned, zoomed } from './crop-math.ts'

const side = fc.integer({ min: 1, max: 20_000 })

test('a quarter turn swaps the sides, a half turn does not', () => {
  fc.assert(
    fc.property(side, side, (width, height) => {
      const quarter = enclosing(width, height, 90)
      expect(quarter.width).toBeCloseTo(height)
      expect(quarter.height).toBeCloseTo(width)
      expect(enclosing(width, height, 180).width).toBeCloseTo(width)
    }),
  )
})

test('zoom stays within bounds, four turns lead back', () => {
  const step = fc.constantFrom(1 as const, -1 as const)
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), steps => {
      const zoom = steps.reduce(zoomed, 1)
      expect(zoom).toBeGreaterThanOrEqual(leastZoom)
      expect(zoom).toBeLessThanOrEqual(mostZoom)
      expect([0, 90, 180, 270]).toContain(steps.reduce(turned, 0))
    }),
  )
  expect(turned(turned(turned(turned(90, 1), 1), 1), 1)).toBe(90)
})

test('a photo is tried from the best quality down, a PNG once', () => {
  const photo = qualitiesFor('image/jpeg')
  expect([...photo].sort((one, other) => (other ?? 0) - (one ?? 0))).toEqual(photo)
  expect(qualitiesFor('image/png')).toEqual([undefined])
})
