import type { FairRules } from './fair-rules.ts'
import type { FairState } from './fair-timeline.ts'

const DAY = 86_400_000
/** China keeps one zone, UTC+8, and no summer time. */
const AHEAD = 8 * 3_600_000
const YEAR_DAYS = 365

/**
 * Until when taking part can be cancelled without consequences (exclusive): until the end of the day before, by custom. null
 * while a fair that was put off waits for its day: nobody is late for it.
 */
export const freeCancelUntil = (
  { freeCancelDays }: Pick<FairRules, 'freeCancelDays'>,
  { state, opensAt }: { readonly state: FairState; readonly opensAt: number },
): number | null =>
  state === 'postponed' ? null : (Math.floor((opensAt + AHEAD) / DAY) - (freeCancelDays - 1)) * DAY - AHEAD

/**
 * Until when an employer is shut out that did not come to these fairs (their openings, in milliseconds, in any order); null
 * for one that is not. So many no-shows within a year shut it out from the last of them.
 */
export function shutOutUntil(
  absences: readonly number[],
  { noShows, shutOutDays }: Pick<FairRules, 'noShows' | 'shutOutDays'>,
  now: number,
): number | null {
  const sorted = absences.toSorted((one, other) => one - other)
  const ends = sorted.flatMap((last, at) => {
    const first = sorted[at - noShows + 1]
    return first !== undefined && last - first <= YEAR_DAYS * DAY ? [last + shutOutDays * DAY] : []
  })
  const until = Math.max(0, ...ends)
  return until > now ? until : null
}
