import { type QueueHelp, queueHelp, queueHelps, remindableFrom } from '#contract/fair-queue-help'
import type { OfficeQueue, OfficeQueues } from '#contract/fair-talk-office'
import { minuteOf } from './moments.ts'

const MINUTE = 60_000

const helpLabels = {
  alone: '有人排队，没有人接待',
  slow: '等待过久',
  paused: '暂停接待，还有人排队',
  empty: '没有人在岗',
  none: '正常',
} as const satisfies Record<QueueHelp, string>

export const helpTones = {
  alone: 'danger',
  slow: 'warning',
  paused: 'warning',
  empty: 'neutral',
  none: 'success',
} as const satisfies Record<QueueHelp, string>

type Fair = OfficeQueues['fair']

/** Whether queues move now; before, after and while the fair is stopped nobody needs help. */
export const isOn = ({ state, opensAt, closesAt }: Fair, now: number): boolean =>
  state === 'planned' && opensAt <= now && now < closesAt

/** That the fair does not go on, and why; null while it does. */
export function obstacleOf(fair: Fair, now: number): { title: string; text: string; isStop: boolean } | null {
  const { state, reason, stoppedAt, opensAt, closesAt } = fair
  if (state === 'stopped')
    return {
      title: `招聘会 ${minuteOf(stoppedAt)} 起紧急暂停`,
      text: `原因：${reason}。排队和交流都停着，号和剩余时间保留。`,
      isStop: true,
    }
  const quiet = { title: '', isStop: false }
  if (state !== 'planned') return { ...quiet, text: '这场招聘会已延期或取消。' }
  if (now < opensAt) return { ...quiet, text: `招聘会 ${minuteOf(opensAt)} 开始，开始后这里显示各展位的排队情况。` }
  return now >= closesAt ? { ...quiet, text: '招聘会已经结束。' } : null
}

/** A queue with what it needs. */
export interface Watched extends OfficeQueue {
  readonly help: QueueHelp
  /** A reminder would be sent now. */
  readonly isRemindable: boolean
}

const rank = ({ help, isBarred }: Watched): number => (isBarred ? queueHelps.length : queueHelps.indexOf(help))

/** Nobody who waits comes last. */
const sinceOf = ({ waitingSince }: OfficeQueue): number => waitingSince || Number.MAX_SAFE_INTEGER

/** The queues with what each needs, those that need it most first, among them the longest wait. */
export function watched({ fair, list }: OfficeQueues, now: number): Watched[] {
  const on = isOn(fair, now)
  return list
    .map(queue => {
      const help = on ? queueHelp(queue, now) : 'none'
      return { ...queue, help, isRemindable: help !== 'none' && remindableFrom(queue) <= now }
    })
    .toSorted((one, other) => rank(one) - rank(other) || sinceOf(one) - sinceOf(other))
}

/** 25 分钟, 不到 1 分钟; — for nobody who waits. */
export function longestWait({ waitingSince }: Pick<OfficeQueue, 'waitingSince'>, now: number): string {
  if (waitingSince === 0) return '—'
  const minutes = Math.floor(Math.max(0, now - waitingSince) / MINUTE)
  return minutes === 0 ? '不到 1 分钟' : `${minutes} 分钟`
}

/** What a stand is at: 已停止交流, 没有人接待, and so on. */
export function standingOf(queue: Watched, isOnNow: boolean): { label: string; tone: (typeof helpTones)[QueueHelp] } {
  if (queue.isBarred) return { label: '已停止交流', tone: 'neutral' }
  if (!isOnNow) return { label: queue.open ? '接待' : '未接待', tone: 'neutral' }
  return { label: helpLabels[queue.help], tone: helpTones[queue.help] }
}

/** 2 人在岗; 没有人. */
export const recruitersInWords = ({ recruiters }: Pick<OfficeQueue, 'recruiters'>): string =>
  recruiters === 0 ? '没有人' : `${recruiters} 人在岗`

/** What the whole fair comes to. */
export const totalsOf = (queues: readonly Watched[]) => ({
  waiting: queues.reduce((sum, { waiting }) => sum + waiting, 0),
  talking: queues.reduce((sum, { talking }) => sum + talking, 0),
  attended: queues.filter(({ recruiters }) => recruiters > 0).length,
  needing: queues.filter(({ help }) => help !== 'none').length,
})
