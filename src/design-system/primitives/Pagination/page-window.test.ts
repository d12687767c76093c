import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clampPage, pageWindow } from './page-window.ts'

const counts = fc.integer({ min: 1, max: 5000 })
const pages = fc.oneof(fc.integer(), fc.double())

test('a short list shows every page', () => {
  expect(pageWindow(2, 5)).toEqual([1, 2, 3, 4, 5])
})

test('a long list shows both ends and the neighbours', () => {
  expect(pageWindow(20, 50)).toEqual([1, 'gap-before', 19, 20, 21, 'gap-after', 50])
})

test('the current page is always among the numbers, which rise and never pass the ends', () => {
  fc.assert(
    fc.property(pages, counts, (page, pageCount) => {
      const marks = pageWindow(page, pageCount)
      const numbers = marks.filter(mark => typeof mark === 'number')
      expect(marks.length).toBe(Math.min(7, pageCount))
      expect(numbers).toContain(clampPage(page, pageCount))
      expect(numbers[0]).toBe(1)
      expect(numbers.at(-1)).toBe(pageCount)
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
    }),
  )
})

test.each([
  [-1, 1],
  [0, 1],
  [2.9, 2],
  [1e9, 50],
  [Number.NaN, 1],
])('page %s of 50 is page %s', (page, expected) => {
  expect(clampPage(page, 50)).toBe(expected)
})
