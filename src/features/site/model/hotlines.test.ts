import { expect, test } from 'vitest'
import { firstExamLine, hotlineItems, topHotlines } from './hotlines.ts'

test('the top bar shows items 1, 2, 4 and 8', () => {
  expect(topHotlines('a、b、c、d、e、f、g、h、i')).toEqual(['a', 'b', 'd', 'h'])
})

test('a shorter string gives what it has', () => {
  expect(topHotlines('a、b、c')).toEqual(['a', 'b'])
  expect(topHotlines('')).toEqual([])
})

test('the first exam line', () => {
  expect(firstExamLine(' 0791-86000001、0791-86000002')).toBe('0791-86000001')
  expect(firstExamLine('')).toBeUndefined()
})

test('empty places between two 、 are no numbers', () => {
  expect(hotlineItems('a、、 b 、')).toEqual(['a', 'b'])
})
