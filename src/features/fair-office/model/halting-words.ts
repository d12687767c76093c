import { fairAlertLabels } from '#contract/fair-alerts'
import type { FairNoticeKind } from '#contract/fair-notices'
import type { FairNotice } from '#contract/fair-office'
import type { Tone } from '#design-system'

export const noticeTones = {
  moved: 'neutral',
  postponed: 'warning',
  cancelled: 'danger',
  stopped: 'danger',
  resumed: 'success',
} as const satisfies Record<FairNoticeKind, Tone>

/** So many of them are named. */
const NAMED = 5

/** How far a notice has come: 发给 120 人，已读 86 人，已删除 2 人. */
export const deliveryWords = ({ sent, read, removed }: Pick<FairNotice, 'sent' | 'read' | 'removed'>): string =>
  sent === 0
    ? '当时没有参加者'
    : [`送达 ${sent} 人`, `已读 ${read} 人`, removed > 0 ? `已删除 ${removed} 人` : ''].filter(Boolean).join('，')

/** By SMS or e-mail: 短信：已发 118 条，待发 2 条，失败 1 条. */
export const letterWords = ({ way, waiting, sent, failed }: FairNotice['letters'][number]): string =>
  `${fairAlertLabels[way]}：${[
    `已发 ${sent} 条`,
    waiting > 0 ? `待发 ${waiting} 条` : '',
    failed > 0 ? `失败 ${failed} 条` : '',
  ]
    .filter(Boolean)
    .join('，')}`

/** Employers that have not read it: 还没有看的单位：甲公司、乙公司等 12 家. '' where all have. */
export function unreadWords({ unread, unreadTotal }: Pick<FairNotice, 'unread' | 'unreadTotal'>): string {
  if (unreadTotal === 0) return ''
  const names = unread.slice(0, NAMED)
  return `还没有看的单位：${names.join('、')}${unreadTotal > names.length ? ` 等 ${unreadTotal} 家` : ''}`
}

export const hasFailed = ({ letters }: Pick<FairNotice, 'letters'>): boolean => letters.some(({ failed }) => failed > 0)
