import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choicesOf, composed, daysIn, partsOf, withinRange } from './date-parts.ts'

const range = { min: partsOf('1950-03-15'), max: partsOf('2025-06-02') }

test('a value and its parts are the same thing', () => {
  const dates = fc.date({ min: new Date('0100-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(dates, date => {
      const day = date.toISOString().slice(0, 10)
      expect(composed(partsOf(day), true)).toBe(day)
      expect(composed(partsOf(day), false)).toBe(day.slice(0, 7))
    }),
  )
})

test('any parts that are chosen are kept, and come back', () => {
  const two = fc.integer({ min: 1, max: 12 }).map(figure => String(figure).padStart(2, '0'))
  const part = (figures: fc.Arbitrary<string>) => fc.oneof(fc.constant(''), figures)
  const parts = fc.record({ year: part(fc.constantFrom('1998', '2025')), month: part(two), day: part(two) })
  fc.assert(
    fc.property(parts, chosen => {
      expect(partsOf(composed(chosen, true))).toEqual(chosen)
      expect(partsOf(composed(chosen, false))).toEqual({ ...chosen, day: '' })
    }),
  )
})

test.each(['', '99999-01-01', '2025-6-2', '2025-06-02-01', 'today'])('%j has no parts', value => {
  expect(partsOf(value)).toEqual({ year: '', month: '', day: '' })
})

test('a part that is missing stays empty', () => {
  expect(composed({ year: '', month: '', day: '' }, true)).toBe('')
  expect(composed({ year: '2025', month: '', day: '' }, false)).toBe('2025')
  expect(composed({ year: '2025', month: '06', day: '' }, true)).toBe('2025-06')
  expect(composed({ year: '', month: '06', day: '' }, true)).toBe('-06')
  expect(composed({ year: '2025', month: '', day: '02' }, true)).toBe('2025--02')
})

test('February knows leap years', () => {
  expect(daysIn('2024', '02')).toBe(29)
  expect(daysIn('2025', '02')).toBe(28)
  expect(daysIn('1900', '02')).toBe(28)
})

test('years come newest first', () => {
  const { years } = choicesOf(partsOf(''), range)
  expect([years[0], years.at(-1)]).toEqual(['2025', '1950'])
})

test('months and days end where the range ends', () => {
  expect(choicesOf(partsOf('2025-06-01'), range)).toMatchObject({
    months: ['01', '02', '03', '04', '05', '06'],
    days: ['01', '02'],
  })
  expect(choicesOf(partsOf('1950-03-20'), range)).toMatchObject({
    days: Array.from({ length: 17 }, (_, index) => String(15 + index)),
  })
})

test('what the new month does not have is dropped', () => {
  expect(withinRange({ year: '2023', month: '02', day: '31' }, range)).toEqual({ year: '2023', month: '02', day: '' })
  expect(withinRange({ year: '2025', month: '12', day: '01' }, range)).toEqual({ year: '2025', month: '', day: '01' })
})
