import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDate } from '../format.ts'
import { addDays, addMonths, chinaMoment, daysBetween, monthGrid, parseDay } from './days.ts'

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10))

describe('parseDay', () => {
  it.each(['2025-6-2', '2025-06-02', '2025/6/2', '2025.06.02', '20250602', ' 2025年6月2日 '])('reads %s', text => {
    expect(parseDay(text)).toBe('2025-06-02')
  })

  it.each(['', '2025-04-31', '2023-02-29', '2025-13-01', '2025-6', '25-6-2', '昨天', '2025-06-02x'])(
    'finds no day in "%s"',
    text => {
      expect(parseDay(text)).toBe('')
    },
  )

  it('reads back every day', () => {
    fc.assert(fc.property(day, text => parseDay(text) === text))
  })
})

describe('counting', () => {
  it('clips at the end of shorter months', () => {
    expect(addMonths('2025-01-31', 1)).toBe('2025-02-28')
    expect(addMonths('2024-03-31', -1)).toBe('2024-02-29')
  })

  it('counts days there and back', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -5000, max: 5000 }), (from, days) => {
        expect(daysBetween(from, addDays(from, days))).toBe(days)
      }),
    )
  })
})

describe('chinaMoment', () => {
  it("is the moment at which China's clock shows that day and time", () => {
    expect(chinaMoment('2025-06-02', '09:30')).toBe(Date.parse('2025-06-02T09:30:00+08:00'))
    expect(formatDate(chinaMoment('2025-06-02'), 'YYYY-MM-DD HH:mm:ss')).toBe('2025-06-02 00:00:00')
  })

  it.each([
    ['2025-02-30', '09:30'],
    ['2025-06-02', '24:30'],
    ['', ''],
  ])('knows no moment %s %s', (date, time) => {
    expect(chinaMoment(date, time)).toBeNull()
  })
})

describe('monthGrid', () => {
  it('starts June 2025 on Monday, 26 May', () => {
    expect(monthGrid('2025-06').slice(0, 7)).toEqual([
      '2025-05-26',
      '2025-05-27',
      '2025-05-28',
      '2025-05-29',
      '2025-05-30',
      '2025-05-31',
      '2025-06-01',
    ])
  })

  it('shows 42 days in a row from a Monday, the whole month among them', () => {
    fc.assert(
      fc.property(day, date => {
        const grid = monthGrid(date.slice(0, 7))
        expect(grid).toHaveLength(42)
        expect(grid).toContain(date)
        expect(new Date(grid[0] ?? '').getUTCDay()).toBe(1)
        expect(daysBetween(grid[0] ?? '', grid[41] ?? '')).toBe(41)
      }),
    )
  })
})
