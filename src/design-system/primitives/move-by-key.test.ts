import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveByKey } from './move-by-key.ts'

const keys = { previous: 'ArrowLeft', next: 'ArrowRight' }
const places = fc
  .integer({ min: 1, max: 50 })
  .chain(count => fc.tuple(fc.integer({ min: 0, max: count - 1 }), fc.constant(count)))

test('next and previous undo each other', () => {
  fc.assert(
    fc.property(
      places,
      ([from, count]) => moveByKey('ArrowLeft', moveByKey('ArrowRight', from, count, keys) ?? -1, count, keys) === from,
    ),
  )
})

test('the row is a ring', () => {
  expect(moveByKey('ArrowRight', 2, 3, keys)).toBe(0)
  expect(moveByKey('ArrowLeft', 0, 3, keys)).toBe(2)
})

test('Home and End go to the ends; other keys are left alone', () => {
  expect(moveByKey('Home', 2, 3, keys)).toBe(0)
  expect(moveByKey('End', 0, 3, keys)).toBe(2)
  expect(moveByKey('Enter', 0, 3, keys)).toBeUndefined()
  expect(moveByKey('ArrowRight', 0, 0, keys)).toBeUndefined()
})
