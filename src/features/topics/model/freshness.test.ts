import { expect, test } from 'vitest'
import { freshnessOf } from './freshness.ts'

test.each([
  [0, '0 秒前', false],
  [14_999, '14 秒前', false],
  [59_999, '59 秒前', false],
  [60_000, '1 分钟前', true],
  [3 * 3_600_000, '180 分钟前', true],
  [-5_000, '0 秒前', false],
])('figures of %d ms are %s', (age, text, isStale) => {
  expect(freshnessOf(1_000_000_000, 1_000_000_000 + age)).toEqual({ text, isStale })
})
