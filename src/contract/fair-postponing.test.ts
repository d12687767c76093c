import fc from 'fast-check'
import { expect, it } from 'vitest'
import { daysOf, timelineOf, usualDays } from './fair-form-moments.ts'
import { postponedTimeline } from './fair-postponing.ts'

const timeline = timelineOf({ ...usualDays('2026-12-20'), days: 1, opens: '09:00', closes: '12:00' })
const DAY = 86_400_000

it('keeps the hours, moves what is open, and leaves what is over', () => {
  const now = Date.parse('2026-12-16T10:00:00+08:00')
  const moved = postponedTimeline(timeline, '2026-12-27', now)
  expect(daysOf(moved)).toMatchObject({ day: '2026-12-27', opens: '09:00', closes: '12:00', bookUntil: '2026-12-25' })
  expect(moved.applyUntil).toBe(timeline.applyUntil)
  expect(moved.registerUntil).toBe(timeline.registerUntil + 7 * DAY)
})

it('never leaves moments in an order that the database refuses', () => {
  const later = fc.integer({ min: 1, max: 200 })
  const when = fc.integer({ min: timeline.publishedAt, max: timeline.closesAt })
  fc.assert(
    fc.property(later, when, (days, now) => {
      const day = new Date(Date.parse('2026-12-20') + days * DAY).toISOString().slice(0, 10)
      const at = postponedTimeline(timeline, day, now)
      expect(at.applyFrom < at.applyUntil && at.bookFrom < at.bookUntil && at.registerFrom < at.registerUntil).toBe(
        true,
      )
      expect(at.bookUntil <= at.opensAt && at.applyUntil <= at.bookUntil && at.opensAt < at.closesAt).toBe(true)
    }),
  )
})
