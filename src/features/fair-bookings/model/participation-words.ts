import type { FairParticipation } from '#contract/fair-bookings'
import { isOnline } from '#contract/fair-kinds'
import { fairNextStepLabels } from '#contract/fair-next-step'
import type { ParticipationState } from '#contract/fair-participation'
import type { Tone } from '#design-system'
import { formatDate } from '#platform/dates'

export const participationTones = {
  applied: 'primary',
  refused: 'danger',
  approved: 'warning',
  waiting: 'warning',
  booked: 'warning',
  confirmed: 'success',
  present: 'success',
  absent: 'danger',
  released: 'neutral',
  withdrawn: 'neutral',
} as const satisfies Record<ParticipationState, Tone>

/** How a paper stands that goes along with an application, or should: it is judged with that. '' for nothing to say. */
export function proofReview(state: ParticipationState, isHandedIn: boolean): { tone: Tone; words: string } {
  if (!isHandedIn) return state === 'applied' ? { tone: 'warning', words: '没有交' } : { tone: 'neutral', words: '' }
  if (state === 'applied') return { tone: 'primary', words: '待审核' }
  if (state === 'refused') return { tone: 'danger', words: '未通过' }
  if (state === 'withdrawn' || state === 'released') return { tone: 'neutral', words: '' }
  return { tone: 'success', words: '已通过' }
}

/** A moment in China to the minute: 2026-11-24 17:00. */
export const minuteOf = (at: number): string => formatDate(at, 'YYYY-MM-DD HH:mm:ss').slice(0, 16)

/** What comes next and by when: 选择展位，2026-12-06 17:00 前. */
export function nextInWords({ next: { step, until }, fair }: Pick<FairParticipation, 'next' | 'fair'>): string {
  if (until === null) return fairNextStepLabels[step]
  return step === 'come'
    ? `${minuteOf(until)} 开始，${isOnline(fair.kind) ? '开放排队即为签到' : fairNextStepLabels.come}`
    : `${fairNextStepLabels[step]}，${minuteOf(until)} 前`
}

/** What cancelling now means, told before it is done. */
export function withdrawalInWords({ state, freeCancelUntil, fee }: FairParticipation, now: number): string {
  const hasBooth = state === 'booked' || state === 'confirmed'
  const paid = fee?.paid === true
  if (hasBooth && freeCancelUntil !== null && freeCancelUntil <= now)
    return `已过免费取消的时间（${minuteOf(freeCancelUntil)}）：取消记为一次未到场${paid ? '，已付的展位费不退' : ''}。一年内两次未到场的，一年内不能报名。`
  return `展位、候补次序和参会人员都会取消${paid ? '，已付的展位费原路退回' : ''}。报名截止前可以重新报名，需要重新审核。`
}

/** Whether cancelling now counts as an absence. */
export const isLateWithdrawal = ({ state, freeCancelUntil }: FairParticipation, now: number): boolean =>
  (state === 'booked' || state === 'confirmed') && freeCancelUntil !== null && freeCancelUntil <= now

/** Whether it can be cancelled at all. */
export const canWithdraw = ({ state, fair }: FairParticipation, now: number): boolean =>
  ['applied', 'approved', 'waiting', 'booked', 'confirmed'].includes(state) &&
  (fair.state === 'postponed' || now < fair.timeline.opensAt)

/** How a countdown says that it stands while its fair is stopped; `stoppedAt` is 0 while it is not. */
export const countdownOf = (stoppedAt: number): { label: string; standsAt?: number } =>
  stoppedAt > 0 ? { label: '暂停中，剩余时间', standsAt: stoppedAt } : { label: '剩余时间' }
