import fc from 'fast-check'
import { expect, test } from 'vitest'
import { heldSeconds, plainCode, secondsLeft } from './sms-code.ts'

test('whatever the service says, the wait is a whole number of seconds within an hour', () => {
  expect(heldSeconds(60)).toBe(60)
  expect(heldSeconds(0.2)).toBe(1)
  expect(heldSeconds(Number.NaN)).toBe(60)
  fc.assert(
    fc.property(fc.double(), wait => {
      const seconds = heldSeconds(wait)
      return Number.isInteger(seconds) && seconds >= 0 && seconds <= 3600
    }),
  )
})

test('the wait is over when its moment comes and not a moment before', () => {
  expect(secondsLeft(60_000, 0)).toBe(60)
  expect(secondsLeft(60_000, 59_999)).toBe(1)
  expect(secondsLeft(60_000, 60_000)).toBe(0)
  expect(secondsLeft(60_000, 999_999)).toBe(0)
})

test('a pasted code loses its spaces and dashes, a full-width one becomes plain, letters stay to be named as wrong', () => {
  expect(plainCode(' 123-456\n')).toBe('123456')
  expect(plainCode('１２３　４５６')).toBe('123456')
  expect(plainCode('12a')).toBe('12a')
})

test('made plain twice is made plain once', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), typed => plainCode(plainCode(typed)) === plainCode(typed)))
})
