import { expect, test } from 'vitest'
import { addDays, chinaDay, startOfChinaDay } from './china-time.ts'

test.each([
  ['2026-03-01T15:59:59.999Z', '2026-03-01'],
  ['2026-03-01T16:00:00.000Z', '2026-03-02'],
  ['2025-12-31T16:00:00.000Z', '2026-01-01'],
])('at %s it is %s in China', (at, day) => {
  expect(chinaDay(new Date(at))).toBe(day)
})

test('a day begins at midnight in China', () => {
  expect(startOfChinaDay('2026-03-02').toISOString()).toBe('2026-03-01T16:00:00.000Z')
})

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-07-01', 180, '2026-12-28'],
])('%s and %i days is %s', (day, days, later) => {
  expect(addDays(day, days)).toBe(later)
})
