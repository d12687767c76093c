import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countAt } from './count-frame.ts'

const value = fc.integer({ min: 0, max: 1_000_000_000 })

test('starts at nothing and ends at the figure', () => {
  fc.assert(
    fc.property(value, fc.integer({ min: 1, max: 10_000 }), (figure, duration) => {
      expect(countAt(figure, 0, duration)).toBe(0)
      expect(countAt(figure, duration, duration)).toBe(figure)
      expect(countAt(figure, duration * 2, duration)).toBe(figure)
    }),
  )
})

test('never counts back and never past the figure', () => {
  const moment = fc.integer({ min: -100, max: 4000 })
  fc.assert(
    fc.property(value, moment, moment, (figure, one, other) => {
      const [before, after] = [Math.min(one, other), Math.max(one, other)]
      expect(countAt(figure, before, 3000)).toBeLessThanOrEqual(countAt(figure, after, 3000))
      expect(countAt(figure, after, 3000)).toBeLessThanOrEqual(figure)
    }),
  )
})

test('shows the end at once where there is no time', () => {
  expect(countAt(42, 0, 0)).toBe(42)
})
