import { SETBACK, SETBACKS } from '#contract/fair-queue'
import type { DeskPlace, TalkDesk } from '#contract/fair-talks'
import { momentOf, timeOf } from './words.ts'

/** That the fair is stopped, since when and why; null while it is not. */
export const stopInWords = ({ fair }: Pick<TalkDesk, 'fair'>, now: number) =>
  fair.state === 'stopped'
    ? { title: `招聘会 ${momentOf(fair.stoppedAt, now)} 起紧急暂停`, reason: `原因：${fair.reason}` }
    : null

/** What else stands in the way of taking people, in words; '' for nothing. */
export function deskObstacle({ fair }: Pick<TalkDesk, 'fair'>, now: number): string {
  if (fair.state === 'stopped') return ''
  if (fair.state !== 'planned') return '这场招聘会已延期或取消。'
  if (now < fair.opensAt) return `招聘会 ${timeOf(fair.opensAt)} 开始，开始后就能接待；可以先看看有哪些预约的交流时段。`
  return now >= fair.closesAt ? '招聘会已经结束。交流记录都在下面，还可以继续留言。' : ''
}

/** How long somebody has waited, in whole minutes. */
export const waitedInWords = (minutes: number): string => (minutes === 0 ? '刚刚取号' : `等了 ${minutes} 分钟`)

export const waitingAt = ({ places }: Pick<TalkDesk, 'places'>) => places.filter(({ state }) => state === 'waiting')

/** What happens to whoever is called and does not answer. */
export const unansweredInWords = ({ misses }: Pick<DeskPlace, 'misses'>): string =>
  misses < SETBACKS ? `没有应答会退后 ${SETBACK} 位；您可以接着叫下一位。` : '没有应答，号就作废；您可以接着叫下一位。'
