import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalJson } from './canonical.ts'

test('is the same whatever the order of keys, and reads as the same value', () => {
  expect(canonicalJson({ b: [{ d: 1, c: null }], a: '号"' })).toBe('{"a":"号\\"","b":[{"c":null,"d":1}]}')
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), value => {
      const turned = Object.fromEntries(Object.entries(value).toReversed())
      expect(canonicalJson(turned)).toBe(canonicalJson(value))
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})
