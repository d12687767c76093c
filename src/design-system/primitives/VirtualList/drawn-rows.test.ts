import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gapsAround, withKept } from './drawn-rows.ts'

test('a row that must stay is drawn once, in its place', () => {
  expect(withKept([4, 5, 6], 1, 10)).toEqual([1, 4, 5, 6])
  expect(withKept([4, 5, 6], 9, 10)).toEqual([4, 5, 6, 9])
  expect(withKept([4, 5, 6], 5, 10)).toEqual([4, 5, 6])
})

test('a row that is not there is not drawn', () => {
  expect(withKept([0, 1], -1, 2)).toEqual([0, 1])
  expect(withKept([0, 1], 7, 2)).toEqual([0, 1])
  expect(withKept([], 0, 0)).toEqual([])
})

test('rows stay in order whatever is kept', () => {
  const drawn = fc
    .tuple(fc.nat(500), fc.nat(40))
    .map(([from, size]) => Array.from({ length: size }, (_, n) => from + n))
  fc.assert(
    fc.property(drawn, fc.integer({ min: -1, max: 600 }), (rows, kept) => {
      const all = withKept(rows, kept, 600)
      expect(all).toEqual([...new Set(all)].sort((one, other) => one - other))
    }),
  )
})

test('gaps and rows together are as long as the list', () => {
  const sizes = fc.array(fc.record({ size: fc.integer({ min: 1, max: 300 }), drawn: fc.boolean() }), { maxLength: 60 })
  fc.assert(
    fc.property(sizes, list => {
      let length = 0
      const rows: { start: number; end: number }[] = []
      for (const { size, drawn } of list) {
        if (drawn) rows.push({ start: length, end: length + size })
        length += size
      }
      const { before, after } = gapsAround(rows, length)
      const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0)
      expect(sum(before) + sum(rows.map(({ start, end }) => end - start)) + after).toBe(length)
    }),
  )
})
