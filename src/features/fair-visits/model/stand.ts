import type { FairTicket } from '#contract/fair-visits'

/** How a ticket stands at a moment. */
export type Stand = 'off' | 'used' | 'past' | 'unplaced' | 'waiting' | 'good'

/** What becomes of a ticket by now: it is good, in line, or for nothing any more. */
export function standOf({ fair, state, enteredAt }: FairTicket, now: number): Stand {
  if (enteredAt !== null) return 'used'
  if (fair.phase === 'cancelled' || fair.phase === 'postponed') return 'off'
  if (fair.closesAt <= now) return 'past'
  if (state === 'waiting') return fair.registerUntil <= now ? 'unplaced' : 'waiting'
  return 'good'
}

export const standWords = {
  off: '招聘会未如期举行',
  used: '已入场',
  past: '已结束',
  unplaced: '未候补到名额',
  waiting: '候补中',
  good: '预约成功',
} as const satisfies Record<Stand, string>

export const standTones = {
  off: 'danger',
  used: 'neutral',
  past: 'neutral',
  unplaced: 'neutral',
  waiting: 'warning',
  good: 'success',
} as const satisfies Record<Stand, string>
