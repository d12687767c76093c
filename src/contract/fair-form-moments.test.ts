import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedTimeline, daysOf, momentFaults, timelineOf, usualDays } from './fair-form-moments.ts'

const form = { ...usualDays('2026-12-20'), days: 1, opens: '9:00', closes: '１２：00' }
const faulty = (change: object) => momentFaults({ ...form, ...change }).map(({ path }) => path)

describe('the moments of a form', () => {
  it('begin at nine and end at five, and registering ends half an hour before the fair', () => {
    const { applyFrom, applyUntil, registerUntil, opensAt } = timelineOf(form)
    expect([applyFrom, applyUntil, registerUntil, opensAt].map(at => new Date(at).toISOString())).toEqual([
      '2026-11-22T01:00:00.000Z',
      '2026-12-15T09:00:00.000Z',
      '2026-12-20T03:30:00.000Z',
      '2026-12-20T01:00:00.000Z',
    ])
  })

  it('are refused where one comes before what it follows', () => {
    expect(faulty({})).toEqual([])
    expect(faulty({ opens: '25:00' })).toEqual(['opens'])
    expect(faulty({ closes: '九点' })).toEqual(['closes'])
    expect(faulty({ closes: '09:30' })).toEqual(['closes'])
    expect(faulty({ publishOn: '2026-12-01' })).toEqual(['publishOn'])
    expect(faulty({ applyUntil: '2026-11-20' })).toEqual(['applyUntil'])
    expect(faulty({ bookUntil: '2026-12-20' })).toEqual(['bookUntil'])
    expect(faulty({ applyUntil: '2026-12-19' })).toEqual(['bookUntil'])
    expect(faulty({ registerFrom: '2026-12-21' })).toEqual(['registerFrom'])
  })

  it('never are in an order that the database refuses, unless something is said', () => {
    const day = fc
      .integer({ min: 0, max: 60 })
      .map(n => new Date(Date.parse('2026-11-01') + n * 86_400_000).toISOString().slice(0, 10))
    fc.assert(
      fc.property(
        fc.record({
          day,
          publishOn: day,
          registerFrom: day,
          applyFrom: day,
          applyUntil: day,
          bookFrom: day,
          bookUntil: day,
        }),
        days => {
          const given = { ...form, ...days }
          if (momentFaults(given).length > 0) return
          const at = timelineOf(given)
          expect(at.applyFrom < at.applyUntil && at.bookFrom < at.bookUntil && at.registerFrom < at.registerUntil).toBe(
            true,
          )
          expect(at.opensAt < at.closesAt && at.bookUntil <= at.opensAt && at.applyUntil <= at.bookUntil).toBe(true)
        },
      ),
    )
  })

  it('read back are the form again, and keep the hour of a window that stays', () => {
    const timeline = timelineOf(form)
    expect(daysOf(timeline)).toEqual({ ...form, opens: '09:00', closes: '12:00' })
    const former = { ...timeline, applyUntil: timeline.applyUntil - 3_600_000 }
    expect(changedTimeline(form, former)).toEqual(former)
    expect(changedTimeline({ ...form, applyUntil: '2026-12-14' }, former).applyUntil).toBe(
      Date.parse('2026-12-14T17:00:00+08:00'),
    )
  })
})
