import fc from 'fast-check'
import { expect, test } from 'vitest'
import { grouped } from './grouped.ts'

test('writes whole numbers as the browser does', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), figure => {
      expect(grouped(figure)).toBe(figure.toLocaleString('zh-CN'))
    }),
  )
})

test('keeps two decimals, and shows a dash for what is no number', () => {
  expect([grouped(12.5), grouped(1234.567), grouped(0), grouped(Number.NaN)]).toEqual(['12.5', '1,234.57', '0', '—'])
})
