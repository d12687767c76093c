import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysOf, isSameSpan, noSpan, readSpan, spanOf } from './day-span.ts'

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10))

test('two days in either order are a span that reads without fault', () => {
  fc.assert(
    fc.property(days, days, (one, other) => {
      const span = spanOf(one, other)
      const read = readSpan(span, {})
      expect(daysOf(read)).toEqual(span)
      expect([read.from.fault, read.to.fault]).toEqual(['', ''])
    }),
  )
})

test('an end before the beginning is said at the end, and is no value', () => {
  const read = readSpan({ from: '2026-11-21', to: '20261120' }, {})
  expect(daysOf(read)).toEqual({ from: '2026-11-21', to: '' })
  expect(read.to.fault).toBe('不能早于开始的 2026-11-21 (周六)')
  expect(read.from.fault).toBe('')
})

test('one end alone is no fault, nor is a fault of one a fault of the other', () => {
  expect(readSpan({ from: '', to: '2026-11-20' }, {}).to).toEqual({ day: '2026-11-20', fault: '' })
  expect(readSpan({ from: '2026-13-01', to: '2026-11-20' }, {}).to.fault).toBe('')
})

test('spans are the same when both ends are', () => {
  expect(isSameSpan(noSpan, { from: '', to: '' })).toBe(true)
  expect(isSameSpan(noSpan, { from: '', to: '2026-11-20' })).toBe(false)
  expect(isSameSpan(undefined, noSpan)).toBe(false)
})
