import fc from 'fast-check'
import { expect, it } from 'vitest'
import { examDates } from '#mocks/fixtures/exams'
import { monthAfter, monthInWords, spanOf, weeksOf } from '#platform/months'
import { byDay, monthHref, monthIn } from './exam-months.ts'

const now = Date.parse('2026-11-20T09:30:00+08:00')
const month = fc
  .record({ year: fc.integer({ min: 2000, max: 2098 }), month: fc.integer({ min: 1, max: 12 }) })
  .map(one => `${one.year}-${String(one.month).padStart(2, '0')}`)

it('shows the month of the address, and this one for none or nonsense', () => {
  expect(monthIn(new URLSearchParams('month=2027-02'), now)).toBe('2027-02')
  expect(monthIn(new URLSearchParams('month=2027-13'), now)).toBe('2026-11')
  expect(monthIn(new URLSearchParams(), Date.parse('2026-11-30T23:59:59+08:00'))).toBe('2026-11')
})

it('leaves no trace of this month in the address', () => {
  expect(monthHref('2026-11', now)).toBe('/exam/center')
  expect(monthHref('2026-12', now)).toBe('/exam/center?month=2026-12')
  expect(monthInWords('2026-02')).toBe('2026 年 2 月')
})

it('begins its sheet on a Monday', () => {
  expect(spanOf('2026-11')).toEqual({ from: '2026-10-26', until: '2026-12-06' })
  expect(spanOf('2027-02')).toEqual({ from: '2027-02-01', until: '2027-02-28' })
})

it('holds every day of any month once, in whole weeks of following days', () => {
  fc.assert(
    fc.property(month, shown => {
      const days = weeksOf(shown).flat()
      expect(days.length % 7).toBe(0)
      expect(new Set(days).size).toBe(days.length)
      expect(days).toEqual(days.toSorted())
      const length = new Date(Date.UTC(Number(shown.slice(0, 4)), Number(shown.slice(5)), 0)).getUTCDate()
      expect(days.filter(day => day.startsWith(shown))).toHaveLength(length)
    }),
  )
})

it('comes back from the month after', () => {
  fc.assert(
    fc.property(month, shown => {
      expect(monthAfter(monthAfter(shown, 1), -1)).toBe(shown)
    }),
  )
})

it('puts dates on their days in China', () => {
  const closing = byDay(examDates)
    .get('2026-11-24')
    ?.filter(({ what }) => what === 'registerUntil')
  expect(closing?.map(({ examId }) => examId)).toEqual(['102', '103', '101'])
})
