import { ENDING_MS, fairTimeAt } from '#contract/fair-queue'
import type { Talk } from '#contract/fair-talks'

/** `ending`: its end is announced; `over`: messages go on. */
export type TalkTime = 'on' | 'ending' | 'over'

/** How far the time of a talk is; while its fair is stopped it goes no further. */
export function talkTime({ fair, endsAt, endedAt }: Pick<Talk, 'fair' | 'endsAt' | 'endedAt'>, now: number): TalkTime {
  const left = endsAt - fairTimeAt(fair, now)
  if (endedAt > 0 || left <= 0) return 'over'
  return left <= ENDING_MS ? 'ending' : 'on'
}

/** Since when its time stands still, as a countdown takes it; undefined while it goes on. */
export const standsAt = ({ stoppedAt }: Pick<Talk['fair'], 'stoppedAt'>): number | undefined => stoppedAt || undefined

/** When that changes by itself. */
export const turnsOf = ({ endsAt }: Pick<Talk, 'endsAt'>): readonly number[] => [endsAt - ENDING_MS, endsAt]
