import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { formatDate, formatDateWithWeekday, millisecondsOf, type Timestamp } from './format.ts'

const MOMENT = 1_748_825_999
const zone = process.env.TZ

afterEach(() => {
  process.env.TZ = zone
})

describe('formatDate', () => {
  it.each<[Timestamp]>([[MOMENT], [MOMENT * 1000], [String(MOMENT)], [` ${MOMENT}000 `]])('reads %s', timestamp => {
    expect(formatDate(timestamp)).toBe('2025-06-02')
    expect(formatDate(timestamp, 'YYYY.MM')).toBe('2025.06')
    expect(formatDate(timestamp, 'YYYY-MM-DD HH:mm:ss')).toBe('2025-06-02 08:59:59')
  })

  it.each<[Timestamp]>([
    [''],
    [null],
    [undefined],
    ['null'],
    [0],
    [-1],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [1.5e9 + 0.5],
    ['174882599'],
    [17488259990],
    ['１７４８８２５９９９'],
    ['2025-06-02'],
  ])('shows nothing for %s', timestamp => {
    expect(formatDate(timestamp)).toBe('')
    expect(formatDateWithWeekday(timestamp)).toBe('')
    expect(millisecondsOf(timestamp)).toBeNull()
  })

  it.each(['UTC', 'America/Los_Angeles', 'Asia/Shanghai', 'Pacific/Kiritimati'])(
    "shows China's clock on a machine in %s",
    machineZone => {
      process.env.TZ = machineZone
      expect(formatDate(1_735_660_800, 'YYYY-MM-DD HH:mm:ss')).toBe('2025-01-01 00:00:00')
      expect(formatDate(1_735_660_799, 'YYYY-MM-DD HH:mm:ss')).toBe('2024-12-31 23:59:59')
    },
  )

  it('agrees with Intl on every second since 2001', () => {
    const clock = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Asia/Shanghai',
      dateStyle: 'short',
      timeStyle: 'medium',
    })
    fc.assert(
      fc.property(fc.integer({ min: 1_000_000_000, max: 9_999_999_999 }), seconds => {
        expect(formatDate(seconds, 'YYYY-MM-DD HH:mm:ss')).toBe(clock.format(seconds * 1000))
      }),
    )
  })

  it('shows seconds, milliseconds, numbers and texts alike', () => {
    const format = fc.constantFrom('YYYY-MM-DD' as const, 'YYYY.MM' as const, 'YYYY-MM-DD HH:mm:ss' as const)
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000_000_000, max: 9_999_999_999 }),
        fc.nat(999),
        format,
        (seconds, rest, form) => {
          const expected = formatDate(seconds, form)
          expect(formatDate(String(seconds), form)).toBe(expected)
          expect(formatDate(seconds * 1000 + rest, form)).toBe(expected)
          expect(formatDate(String(seconds * 1000 + rest), form)).toBe(expected)
        },
      ),
    )
  })
})

it('adds the weekday that it is in China', () => {
  expect(formatDateWithWeekday(MOMENT)).toBe('2025-06-02 (周一)')
  expect(formatDateWithWeekday(1_748_793_600)).toBe('2025-06-02 (周一)')
  expect(formatDateWithWeekday(1_748_793_599)).toBe('2025-06-01 (周日)')
})
