import fc from 'fast-check'
import { expect, test } from 'vitest'
import { added, isMonth, isWithin, monthMove, rangeOf, rowsOf, within, wordsOfMonth, yearsOf } from './month-grid.ts'

const months = fc
  .tuple(fc.integer({ min: 1900, max: 2100 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`)
const range = { first: '1990-03', last: '2026-11' }

test('a month is four and two figures, from 1900 to 2199', () => {
  fc.assert(fc.property(months, isMonth))
  for (const value of ['', '2026', '2026-13', '2026-00', '99999-01', '0000-01', '2026-11-21', 'now'])
    expect(isMonth(value)).toBe(false)
})

test('an end that is no month counts for nothing, ends the wrong way round are turned', () => {
  expect(rangeOf('soon', undefined)).toEqual({ first: '1900-01', last: '2100-12' })
  expect(rangeOf('2026-01', '2020-01')).toEqual({ first: '2020-01', last: '2026-01' })
})

test('opposite keys undo each other away from the ends', () => {
  const all = rangeOf()
  fc.assert(
    fc.property(
      months.filter(value => value > '1902' && value < '2099'),
      from => {
        for (const [there, back] of [
          ['ArrowLeft', 'ArrowRight'],
          ['ArrowUp', 'ArrowDown'],
          ['PageUp', 'PageDown'],
        ] as const)
          expect(monthMove(back, monthMove(there, from, all) ?? '', all)).toBe(from)
      },
    ),
  )
})

test('no key leaves the range', () => {
  const keys = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End')
  fc.assert(fc.property(months, keys, (from, key) => isWithin(monthMove(key, within(from, range), range) ?? '', range)))
})

test('Home and End go to the ends of the row, other keys are left alone', () => {
  expect(monthMove('Home', '2020-06', range)).toBe('2020-04')
  expect(monthMove('End', '2020-04', range)).toBe('2020-06')
  expect(monthMove('Enter', '2020-04', range)).toBeUndefined()
})

test('a year has twelve months, the newest year comes first', () => {
  expect(rowsOf('2026').flat()).toHaveLength(12)
  expect(rowsOf('2026')[3]).toEqual(['2026-10', '2026-11', '2026-12'])
  expect([yearsOf(range)[0], yearsOf(range).at(-1)]).toEqual(['2026', '1990'])
  expect(added('2025-12', 1)).toBe('2026-01')
  expect(wordsOfMonth('2026-07')).toBe('2026年7月')
})
