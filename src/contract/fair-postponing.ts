import { daysOf } from './fair-form-moments.ts'
import type { FairTimeline } from './fair-timeline.ts'

/**
 * The moments of a fair that is put off to another day (YYYY-MM-DD), at the same hours: windows that are still open move
 * by as many days, those that are over stay.
 */
export function postponedTimeline(timeline: FairTimeline, day: string, now: number): FairTimeline {
  const by = Date.parse(day) - Date.parse(daysOf(timeline).day)
  const later = (at: number) => (at > now ? at + by : at)
  return {
    ...timeline,
    applyUntil: later(timeline.applyUntil),
    bookUntil: later(timeline.bookUntil),
    registerUntil: timeline.registerUntil + by,
    opensAt: timeline.opensAt + by,
    closesAt: timeline.closesAt + by,
  }
}
