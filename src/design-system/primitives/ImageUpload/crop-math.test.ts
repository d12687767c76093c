import fc from 'fast-check'
import { expect, test } from 'vitest'
import { enclosing, isTooSmall, largestCut, leastZoom, mostZoom, qualitiesFor, turned, zoomed } from './crop-math.ts'

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

test('the largest cut has the profile’s shape, lies within the picture and touches two of its sides', () => {
  fc.assert(
    fc.property(side, side, side, side, (width, height, wide, high) => {
      const cut = largestCut({ width, height }, { width: wide, height: high })
      expect(cut.width / cut.height).toBeCloseTo(wide / high)
      expect(cut.width).toBeLessThanOrEqual(width * 1.000001)
      expect(cut.height).toBeLessThanOrEqual(height * 1.000001)
      expect(Math.abs(cut.width - width) < 0.001 || Math.abs(cut.height - height) < 0.001).toBe(true)
    }),
  )
})

test('a cut is too small as soon as a whole pixel is missing', () => {
  const profile = { width: 295, height: 413 }
  expect(isTooSmall({ width: 294.6, height: 412.6 }, profile)).toBe(false)
  expect(isTooSmall({ width: 294.4, height: 413 }, profile)).toBe(true)
  expect(isTooSmall({ width: 2000, height: 412 }, profile)).toBe(true)
})
