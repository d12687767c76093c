import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isSame } from './same.ts'

/** The same value with every object's keys the other way round. */
const turned = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(turned)
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, part]) => [key, turned(part)] as const)
      .reverse(),
  )
}

it('looks at content, whatever the order of keys', () => {
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      expect(isSame(value, turned(value))).toBe(true)
      expect(isSame(value, JSON.parse(JSON.stringify(value)))).toBe(true)
    }),
  )
})

it.each([
  [
    ['a', 'b'],
    ['b', 'a'],
  ],
  [{ a: 1 }, { a: '1' }],
  [{ a: { b: 1 } }, { a: { b: 2 } }],
  ['', null],
])('tells %j from %j', (one, other) => {
  expect(isSame(one, other)).toBe(false)
})
