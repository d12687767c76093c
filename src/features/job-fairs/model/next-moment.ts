import { isOnline } from '#contract/fair-kinds'
import type { FairSummary } from '#contract/fair-summary'
import { fairPhaseAt, fairWindowsAt } from '#contract/fair-timeline'

const DAY = 86_400_000

/** Fairs with the phase of this moment by the service's clock: an answer may have been read a while ago. */
export const asOf = (fairs: readonly FairSummary[], now: number): FairSummary[] =>
  fairs.map(fair => ({ ...fair, phase: fairPhaseAt(fair.timeline, fair.state, now) }))

/** What a visitor waits for: 距开场, 距结束, 距开放预约. */
export interface FairMoment {
  readonly label: string
  readonly at: number
  /** In place of the figures once it is over. */
  readonly over: string
}

/** The moment that a visitor waits for next; null for what is over or was called off. */
export function nextMomentOf({ timeline, state }: FairSummary, now: number): FairMoment | null {
  switch (fairPhaseAt(timeline, state, now)) {
    case 'running':
      return { label: '距结束', at: timeline.closesAt, over: '已经结束' }
    case 'registering':
      return { label: '距开场', at: timeline.opensAt, over: '已经开场' }
    case 'coming':
      return { label: '距开放预约', at: timeline.registerFrom, over: '可以预约了' }
    default:
      return null
  }
}

/** 3 天后; 今天; 明天: how far ahead a day is, by days in China. */
export function daysAhead(at: number, now: number): string {
  const dayOf = (moment: number) => Math.floor((moment + 8 * 3_600_000) / DAY)
  const days = dayOf(at) - dayOf(now)
  if (days <= 0) return '今天'
  return days === 1 ? '明天' : `${days} 天后`
}

/** What one does about it now, as its button says. */
export function actionOf(fair: FairSummary, now: number): string {
  const { timeline, state, kind } = fair
  const phase = fairPhaseAt(timeline, state, now)
  if (phase === 'running') return isOnline(kind) ? '进入会场' : '查看展位和岗位'
  if (phase === 'ended') return '查看结果'
  if (phase === 'postponed' || phase === 'cancelled' || phase === 'stopped') return '查看详情'
  if (fairWindowsAt(timeline, state, now).register === 'open') return isOnline(kind) ? '查看岗位' : '预约入场'
  return '查看详情'
}
