import { expect, test } from 'vitest'
import { linePath, placeOf } from './line-places.ts'

test('moments stand evenly; a single one in the middle', () => {
  expect([0, 1, 2].map(at => placeOf(at, 3))).toEqual([0, 0.5, 1])
  expect(placeOf(0, 1)).toBe(0.5)
})

test('an unknown figure breaks the line', () => {
  const begun = (path: string) => path.split('M').length - 1
  expect(begun(linePath([1, 2, 3], [0, 4]))).toBe(1)
  expect(begun(linePath([1, null, 3, 2], [0, 4]))).toBe(2)
  expect(linePath([null, null], [0, 4])).toBe('')
})
