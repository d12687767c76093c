import { expect, test } from 'vitest'
import { freshFor } from './now.ts'

const at = 1_800_000_000_000

test('what was shown first is shown until it is a minute old, however long the page took to arrive', () => {
  expect(freshFor(at, at)).toBe(60_000)
  expect(freshFor(at, at + 45_000)).toBe(15_000)
  expect(freshFor(at, at + 59_999)).toBe(1)
})

test('what is older than a minute, or a minute ahead, is replaced at once', () => {
  expect(freshFor(at, at + 60_000)).toBe(0)
  expect(freshFor(at, at + 3_600_000)).toBe(0)
  expect(freshFor(at, at - 60_000)).toBe(0)
})

test('a clock that is a little ahead is believed for no more than a minute', () => {
  expect(freshFor(at, at - 30_000)).toBe(60_000)
})
