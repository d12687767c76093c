import { ENDING_MS } from '#contract/fair-queue'
import type { Talk } from '#contract/fair-talks'

/** `ending`: its end is announced; `over`: messages go on. */
export type TalkTime = 'on' | 'ending' | 'over'

/** How far the time of a talk is. */
export function talkTime({ endsAt, endedAt }: Pick<Talk, 'endsAt' | 'endedAt'>, now: number): TalkTime {
  if (endedAt > 0 || now >= endsAt) return 'over'
  return endsAt - now <= ENDING_MS ? 'ending' : 'on'
}

/** When that changes by itself. */
export const turnsOf = ({ endsAt }: Pick<Talk, 'endsAt'>): readonly number[] => [endsAt - ENDING_MS, endsAt]
