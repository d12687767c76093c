import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleaned, limitWords, toggled } from './multi-choice.ts'

const option = (value: string) => ({ value, label: value })

test('values are taken once and in order, and nothing is no value', () => {
  expect(cleaned(['b', 'a', 'b', ''])).toEqual(['b', 'a'])
  expect(cleaned(null)).toEqual([])
})

test('choosing again takes away, also from a full list', () => {
  expect(toggled([option('a'), option('b')], option('a'), 2)).toEqual([option('b')])
  expect(toggled([option('a')], option('b'), 2)).toEqual([option('a'), option('b')])
})

test('whatever is chosen in whatever order, the limit holds and nothing is chosen twice', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9).map(String)), fc.integer({ min: 0, max: 5 }), (presses, max) => {
      const chosen = presses.reduce<readonly { value: string; label: string }[]>(
        (sofar, value) => toggled(sofar, option(value), max),
        [],
      )
      expect(chosen.length).toBeLessThanOrEqual(max)
      expect(new Set(chosen.map(({ value }) => value)).size).toBe(chosen.length)
    }),
  )
})

test('the limit is named, and what to do when it is reached', () => {
  expect(limitWords(1, 3)).toBe('最多选 3 项')
  expect(limitWords(3, 3)).toBe('已选满 3 项，移除一项后可再选')
  expect(limitWords(3, Number.POSITIVE_INFINITY)).toBe('')
})
