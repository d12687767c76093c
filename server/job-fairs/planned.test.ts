import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '../china-time.ts'
import { daysToPlan, fairTitleOn } from './planned.ts'

const today = fc.integer({ min: 0, max: 2_000 }).map(later => addDays('2026-01-01', later))
const rhythm = fc.record({ weekday: fc.integer({ min: 1, max: 7 }), everyWeeks: fc.integer({ min: 1, max: 8 }) })
const weekdayOf = (day: string) => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1

it('fills five weeks in the rhythm of the series, whatever was planned last', () => {
  fc.assert(
    fc.property(today, rhythm, fc.option(fc.integer({ min: -400, max: 40 })), (now, series, ago) => {
      const days = daysToPlan(series, ago === null ? null : addDays(now, ago), now)
      for (const day of days) {
        expect(weekdayOf(day)).toBe(series.weekday)
        expect(day > now && day <= addDays(now, 35)).toBe(true)
      }
      const steps = days.slice(0, -1).map(day => addDays(day, series.everyWeeks * 7))
      expect(days.slice(1)).toEqual(steps)
    }),
  )
})

it('has nothing left to plan once it has planned, and on any later day only what is new', () => {
  fc.assert(
    fc.property(today, rhythm, fc.integer({ min: 0, max: 60 }), (now, series, later) => {
      const last = daysToPlan(series, null, now).at(-1)
      if (last === undefined) return
      expect(daysToPlan(series, last, now)).toEqual([])
      for (const day of daysToPlan(series, last, addDays(now, later))) expect(day > last).toBe(true)
    }),
  )
})

it('leaves a weekly series at least four weeks ahead on any day', () => {
  fc.assert(
    fc.property(today, fc.integer({ min: 1, max: 7 }), (now, weekday) => {
      expect(daysToPlan({ weekday, everyWeeks: 1 }, null, now)).toHaveLength(5)
    }),
  )
})

it('names a fair by its day', () => {
  expect(fairTitleOn({ title: '周六有约', kind: '1' }, '2026-12-05')).toBe('周六有约（12 月 5 日）')
  expect(fairTitleOn({ title: '网络招聘周', kind: '2' }, '2026-01-11')).toBe('网络招聘周（1 月 11 日起）')
})
