import type { FairNoticeKind } from '#contract/fair-notices'
import type { Tone } from '#design-system'

export const noticeTones = {
  moved: 'neutral',
  postponed: 'warning',
  cancelled: 'danger',
  stopped: 'danger',
  resumed: 'success',
} as const satisfies Record<FairNoticeKind, Tone>

/** How far a notice has come: 发给 120 人，已读 86 人，已删除 2 人. */
export const deliveryWords = ({ sent, read, removed }: { sent: number; read: number; removed: number }): string =>
  sent === 0
    ? '当时没有参加者'
    : [`送达 ${sent} 人`, `已读 ${read} 人`, removed > 0 ? `已删除 ${removed} 人` : ''].filter(Boolean).join('，')
