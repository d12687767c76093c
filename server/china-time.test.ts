import { afterEach, expect, test } from 'vitest'
import { addDays, chinaDay, chinaMinute, inChina, isWeekday, startOfChinaDay } from './china-time.ts'

test.each([
  ['2026-03-01T15:59:59.999Z', '2026-03-01'],
  ['2026-03-01T16:00:00.000Z', '2026-03-02'],
  ['2025-12-31T16:00:00.000Z', '2026-01-01'],
])('at %s it is %s in China', (at, day) => {
  expect(chinaDay(new Date(at))).toBe(day)
})

test('a day begins at midnight in China', () => {
  expect(startOfChinaDay('2026-03-02').toISOString()).toBe('2026-03-01T16:00:00.000Z')
})

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-07-01', 180, '2026-12-28'],
])('%s and %i days is %s', (day, days, later) => {
  expect(addDays(day, days)).toBe(later)
})

test.each([
  ['2026-02-27', true],
  ['2026-02-28', false],
  ['2026-03-01', false],
  ['2026-03-02', true],
])('%s is a weekday: %s', (day, is) => {
  expect(isWeekday(day)).toBe(is)
})

const zone = process.env.TZ
afterEach(() => {
  process.env.TZ = zone
})

test.each(['UTC', 'America/Los_Angeles', 'Asia/Shanghai', 'Pacific/Kiritimati'])(
  "China's clock is the same on a machine in %s",
  machineZone => {
    process.env.TZ = machineZone
    const at = Date.parse('2026-03-01T15:59:59.999Z')
    expect(chinaMinute(at)).toBe('2026-03-01 23:59')
    expect(inChina(at + 1, 'YYYY-MM-DD（ddd）HH:mm')).toBe('2026-03-02（周一）00:00')
    // Summer time begins in Los Angeles before China's face of it, and after the moment.
    expect(chinaMinute(Date.parse('2026-03-07T20:00:00Z'))).toBe('2026-03-08 04:00')
    expect(startOfChinaDay('2026-03-02').getTime()).toBe(at + 1)
    expect(addDays('2026-03-08', 1)).toBe('2026-03-09')
  },
)
