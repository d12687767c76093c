import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codePoints } from './code-points.ts'

test('a rare character counts once', () => {
  expect(codePoints('𠮷野家')).toBe(3)
  expect(codePoints('䶮')).toBe(1)
})

test('counts add up', () => {
  const words = fc.string({ unit: 'grapheme' })
  fc.assert(fc.property(words, words, (a, b) => codePoints(a + b) === codePoints(a) + codePoints(b)))
})
