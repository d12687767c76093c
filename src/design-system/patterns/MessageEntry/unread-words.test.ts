import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unreadWords } from './unread-words.ts'

test('a number up to 99 is said, and from there on that there are more', () => {
  expect(unreadWords(1)).toBe('，1 条未读')
  expect(unreadWords(99)).toBe('，99 条未读')
  expect(unreadWords(10_000)).toBe('，99 条以上未读')
})

test('what is no number of messages is not said', () => {
  for (const count of [0, -3, Number.NaN]) expect(unreadWords(count)).toBe('')
})

test('never a fraction', () => {
  fc.assert(fc.property(fc.double(), count => !unreadWords(count).includes('.')))
})
