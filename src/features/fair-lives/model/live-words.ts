import type { LivePhase } from '#contract/fair-live-phase'
import { livePhaseAt } from '#contract/fair-live-phase'
import type { LiveSummary } from '#contract/fair-lives'
import type { Tone } from '#design-system'
import { formatDate, formatDateWithWeekday } from '#platform/dates'

export const livePhaseTones: Readonly<Record<LivePhase, Tone>> = {
  upcoming: 'primary',
  live: 'accent',
  paused: 'warning',
  replay: 'success',
  ended: 'neutral',
}

const timeOf = (at: number): string => formatDate(at, 'YYYY-MM-DD HH:mm:ss').slice(11, 16)

/** 2026-11-28 (周六) 10:00—11:00; with the day of its end where that is another. */
export function spanOf({ startsAt, endsAt }: Pick<LiveSummary, 'startsAt' | 'endsAt'>): string {
  const until = formatDate(startsAt) === formatDate(endsAt) ? '' : `${formatDateWithWeekday(endsAt)} `
  return `${formatDateWithWeekday(startsAt)} ${timeOf(startsAt)}—${until}${timeOf(endsAt)}`
}

/** How far a stream is now: what the service said, moved on by the clock. Only the service knows of a stop or its end. */
export const phaseAsOf = (live: LiveSummary, now: number): LivePhase =>
  live.phase === 'paused' || live.phase === 'ended' ? live.phase : livePhaseAt(live, 'planned', now)

const two = (count: number) => String(count).padStart(2, '0')

/** 02:05, and 1:02:05 from an hour on. */
export function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const hours = Math.floor(whole / 3_600)
  return `${hours > 0 ? `${hours}:` : ''}${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`
}
