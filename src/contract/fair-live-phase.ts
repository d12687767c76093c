import type { FairState } from './fair-timeline.ts'

/** The moments of a stream, in milliseconds; `endsAt` and `replayUntil` are exclusive. */
export interface LiveTimes {
  readonly startsAt: number
  readonly endsAt: number
  /** How long its recording can be watched; not after `endsAt` where there is none. */
  readonly replayUntil: number
}

export const livePhases = ['upcoming', 'live', 'paused', 'replay', 'ended'] as const
export type LivePhase = (typeof livePhases)[number]

export const livePhaseLabels = {
  upcoming: '未开播',
  live: '直播中',
  paused: '直播暂停',
  replay: '回放',
  ended: '已结束',
} as const satisfies Record<LivePhase, string>

/**
 * How far a stream is, from the service's clock and what was decided about its fair: nothing sets it. A fair that was
 * stopped pauses what is on; what is over can be watched meanwhile. A fair that does not take place has no streams.
 */
export function livePhaseAt({ startsAt, endsAt, replayUntil }: LiveTimes, fair: FairState, now: number): LivePhase {
  if (fair === 'cancelled' || fair === 'postponed') return 'ended'
  if (now < startsAt) return 'upcoming'
  if (now < endsAt) return fair === 'stopped' ? 'paused' : 'live'
  return now < replayUntil ? 'replay' : 'ended'
}
