import { daysOf } from './fair-form-moments.ts'
import type { FairTimeline } from './fair-timeline.ts'

interface Postponing {
  /** Since when its clock stands still, in milliseconds; `now` where it has run until now. */
  readonly since: number
  readonly now: number
  /** Nobody has a booth: windows that are over open anew. */
  readonly reopens: boolean
}

/**
 * The moments of a fair that is put off to another day (YYYY-MM-DD), at the same hours: windows that were still open move by
 * as many days, and have at least as much left as when its clock stopped; those that were over stay, unless they reopen.
 * None lasts beyond the new opening.
 */
export function postponedTimeline(
  timeline: FairTimeline,
  day: string,
  { since, now, reopens }: Postponing,
): FairTimeline {
  const by = Date.parse(day) - Date.parse(daysOf(timeline).day)
  const opensAt = timeline.opensAt + by
  const later = (at: number) => {
    if (at > since) return Math.min(Math.max(at + by, at + now - since), opensAt)
    if (!reopens) return at
    return at + by > now ? at + by : opensAt
  }
  const bookUntil = later(timeline.bookUntil)
  return {
    ...timeline,
    applyUntil: Math.min(later(timeline.applyUntil), bookUntil),
    bookUntil,
    registerUntil: timeline.registerUntil + by,
    opensAt,
    closesAt: timeline.closesAt + by,
  }
}

/**
 * The moments of a fair whose stop is over: windows for employers that were open have as much left as when it began, none
 * beyond the opening, which does not move.
 */
export function resumedTimeline(timeline: FairTimeline, since: number, now: number): FairTimeline {
  const { opensAt } = timeline
  const later = (at: number) => (at > since ? Math.max(at, Math.min(at + now - since, opensAt)) : at)
  return { ...timeline, applyUntil: later(timeline.applyUntil), bookUntil: later(timeline.bookUntil) }
}
