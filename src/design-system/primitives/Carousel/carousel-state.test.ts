import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pace, slideByKey, slideInSight } from './carousel-state.ts'

test('keys never lead out of the row', () => {
  const key = fc.constantFrom('ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown', 'Enter')
  fc.assert(
    fc.property(key, fc.nat(20), fc.integer({ min: 1, max: 21 }), (pressed, at, count) => {
      const to = slideByKey(pressed, Math.min(at, count - 1), count)
      expect(to === undefined || (to >= 0 && to < count)).toBe(true)
    }),
  )
  expect(slideByKey('ArrowRight', 0, 3)).toBe(1)
  expect(slideByKey('ArrowRight', 2, 3)).toBeUndefined()
  expect(slideByKey('End', 0, 3)).toBe(2)
  expect(slideByKey('Tab', 0, 3)).toBeUndefined()
})

test('the slide in sight is the nearest one, also beyond the ends', () => {
  expect(slideInSight(0, 300, 5)).toBe(0)
  expect(slideInSight(460, 300, 5)).toBe(2)
  expect(slideInSight(9999, 300, 5)).toBe(4)
  expect(slideInSight(10, 0, 5)).toBe(0)
})

test('it moves by itself only when asked, and never while held or under reduced motion', () => {
  const asked = { every: 8, count: 3, reducedMotion: false, held: false }
  expect(pace(asked)).toBe(8000)
  expect(pace({ ...asked, every: 1 })).toBe(5000)
  expect(pace({ ...asked, every: undefined })).toBeUndefined()
  expect(pace({ ...asked, every: Number.NaN })).toBeUndefined()
  expect(pace({ ...asked, count: 1 })).toBeUndefined()
  expect(pace({ ...asked, held: true })).toBeUndefined()
  expect(pace({ ...asked, reducedMotion: true })).toBeUndefined()
})
