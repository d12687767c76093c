import fc from 'fast-check'
import { expect, test } from 'vitest'
import { remaining, remainingText } from './remaining.ts'

const day = 86_400_000

test('days, hours, minutes and seconds', () => {
  expect(remainingText(remaining(2 * day + 3 * 3_600_000 + 4 * 60_000 + 5000))).toBe('2 天 03:04:05')
  expect(remainingText(remaining(59_000))).toBe('00:00:59')
})

test('it is over at the deadline and not a moment before', () => {
  expect(remaining(1).over).toBe(false)
  expect(remaining(0).over).toBe(true)
  expect(remaining(-5000).over).toBe(true)
  expect(remaining(Number.NaN).over).toBe(true)
})

test('the parts add up to the whole', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 * 86_400 }), total => {
      const { days, hours, minutes, seconds } = remaining(total * 1000)
      return days * 86_400 + hours * 3600 + minutes * 60 + seconds === total
    }),
  )
})
