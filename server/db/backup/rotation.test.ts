import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rotate } from './rotation.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const start = Date.parse('2026-03-01T00:00:00Z')
const in2099 = Date.parse('2099-01-01T00:00:00Z')

/** Takes a backup at each of these moments, throwing away what has expired, and gives what is left. */
function kept(moments: readonly number[], from: readonly number[] = []): number[] {
  let times = [...from]
  for (const now of moments) {
    times.push(now)
    const { expired } = rotate(times, now)
    times = times.filter(time => !expired.includes(time))
  }
  return times
}
const every = (pace: number, count: number, from = start) => Array.from({ length: count }, (_, at) => from + at * pace)

test('hourly backups are kept for a week', () => {
  const moments = every(HOUR, 24 * 30)
  expect(kept(moments)).toEqual(moments.slice(-(7 * 24)))
})

test('daily ones are kept for a month at most, and the last ones for ever', () => {
  const moments = every(DAY, 90)
  expect(kept(moments)).toEqual(moments.slice(-30))
  expect(rotate(moments.slice(-30), in2099).expired).toEqual([])
})

test('a clock that leaps to 2099 costs no more than any hour, and once it is right the next backup is due in one', () => {
  const week = kept(every(HOUR, 24 * 14))
  const after = kept([in2099], week)
  expect(after).toEqual([...week.slice(1), in2099])
  const newest = week.at(-1) ?? 0
  expect(rotate(after, newest + HOUR).newest).toBe(newest)
  expect(rotate(after, newest + HOUR).expired).toEqual([in2099])
})

test('a backup of a time to come goes when a week of others is there', () => {
  const moments = every(HOUR, 24 * 7)
  expect(kept(moments, [in2099])).not.toContain(in2099)
  expect(kept(moments.slice(0, 24 * 5), [in2099])).toContain(in2099)
})

test('a clock that says 1970 for a day costs no backup', () => {
  const week = kept(every(HOUR, 24 * 14))
  expect(kept(every(HOUR, 24, 0), week)).toEqual(expect.arrayContaining(week))
})

test('the newest day of backups never expires, whatever the clock says', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(2_000), { minLength: 1 }), fc.nat(2_000), (hours, now) => {
      const times = hours.map(hour => start + hour * HOUR)
      const { expired } = rotate(times, start + now * HOUR)
      const past = times.filter(time => time <= start + now * HOUR).toSorted((a, b) => b - a)
      expect(past.slice(0, 24).filter(time => expired.includes(time))).toEqual([])
    }),
  )
})
