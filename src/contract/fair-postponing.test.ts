import fc from 'fast-check'
import { expect, it } from 'vitest'
import { daysOf, timelineOf, usualDays } from './fair-form-moments.ts'
import { postponedTimeline, resumedTimeline } from './fair-postponing.ts'

const timeline = timelineOf({ ...usualDays('2026-12-20'), days: 1, opens: '09:00', closes: '12:00' })
const DAY = 86_400_000
const from = (now: number) => ({ since: now, now, reopens: false })

it('keeps the hours, moves what is open, and leaves what is over', () => {
  const now = Date.parse('2026-12-16T10:00:00+08:00')
  const moved = postponedTimeline(timeline, '2026-12-27', from(now))
  expect(daysOf(moved)).toMatchObject({ day: '2026-12-27', opens: '09:00', closes: '12:00', bookUntil: '2026-12-25' })
  expect(moved.applyUntil).toBe(timeline.applyUntil)
  expect(moved.registerUntil).toBe(timeline.registerUntil + 7 * DAY)
})

it('never leaves moments in an order that the database refuses', () => {
  const later = fc.integer({ min: 1, max: 200 })
  const when = fc.integer({ min: timeline.publishedAt, max: timeline.closesAt })
  const stood = fc.integer({ min: 0, max: 100 * DAY })
  fc.assert(
    fc.property(later, when, stood, fc.boolean(), (days, since, ms, reopens) => {
      const day = new Date(Date.parse('2026-12-20') + days * DAY).toISOString().slice(0, 10)
      const now = since + ms
      const resumed = resumedTimeline(timeline, since, now)
      expect(resumed.bookUntil <= resumed.opensAt && resumed.applyUntil <= resumed.bookUntil).toBe(true)
      const at = postponedTimeline(timeline, day, { since, now, reopens })
      expect(at.applyFrom < at.applyUntil && at.bookFrom < at.bookUntil && at.registerFrom < at.registerUntil).toBe(
        true,
      )
      expect(at.bookUntil <= at.opensAt && at.applyUntil <= at.bookUntil && at.opensAt < at.closesAt).toBe(true)
    }),
  )
})

it('leaves what was left of a window when the clock stopped, however late the new day is named', () => {
  const since = timeline.bookUntil - DAY
  const now = since + 10 * DAY
  const moved = postponedTimeline(timeline, '2026-12-29', { since, now, reopens: false })
  expect(moved.bookUntil).toBe(now + DAY)
  expect(postponedTimeline(timeline, '2027-02-20', { since, now, reopens: false }).bookUntil).toBe(
    timeline.bookUntil + 62 * DAY,
  )
})

it('opens windows anew where booths were freed, until the opening where their day is over already', () => {
  const since = timeline.opensAt + 3_600_000
  const reopened = (day: string) => postponedTimeline(timeline, day, { since, now: since, reopens: true })
  expect(reopened('2027-01-20').bookUntil).toBe(timeline.bookUntil + 31 * DAY)
  const tomorrow = reopened('2026-12-21')
  expect([tomorrow.applyUntil, tomorrow.bookUntil]).toEqual([tomorrow.opensAt, tomorrow.opensAt])
})

it('gives windows back the time of a stop, never beyond the opening', () => {
  const since = timeline.bookUntil - 60_000
  expect(resumedTimeline(timeline, since, since + 3_600_000)).toEqual({
    ...timeline,
    bookUntil: timeline.bookUntil + 3_600_000,
  })
  expect(resumedTimeline(timeline, since, since + 9 * DAY).bookUntil).toBe(timeline.opensAt)
  expect(resumedTimeline(timeline, timeline.bookUntil, since + 9 * DAY)).toEqual(timeline)
})
