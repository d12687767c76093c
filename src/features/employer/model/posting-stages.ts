import type { listOwnJobs } from '#contract/employer'
import type { OutputOf } from '#contract/endpoint'
import { postingRules } from '#contract/posting-fields'
import type { PostingStage } from '#contract/posting-life'
import { formatDate } from '#platform/dates'

export type OwnJobRow = OutputOf<typeof listOwnJobs>['list'][number]

export const stageLabels: Readonly<Record<PostingStage, string>> = {
  draft: '草稿',
  scheduled: '定时发布',
  queued: '等待单位审核',
  open: '在招',
  suspended: '暂时下架',
  closed: '已下架',
  expired: '已到期',
  barred: '平台已下架',
}

export const stageTones = {
  draft: 'neutral',
  scheduled: 'primary',
  queued: 'primary',
  open: 'success',
  suspended: 'warning',
  closed: 'warning',
  expired: 'warning',
  barred: 'danger',
} as const satisfies Record<PostingStage, string>

const shiftDay = (day: string, days: number) => formatDate(Date.parse(`${day}T00:00:00+08:00`) + days * 86_400_000)

/** Days for which a posting may be scheduled. */
export const openingDays = (today: string) => ({
  min: shiftDay(today, 1),
  max: shiftDay(today, postingRules.farthest),
})

/** Last days that a posting may have which is published today. */
export const lastDays = (today: string) => ({ min: shiftDay(today, 1), max: shiftDay(today, postingRules.longest) })

/** A month from today, for a posting that is published again. */
export const usualLastDay = (today: string) => shiftDay(today, 30)

/** When something happens to a job, a line for each day. */
export function datesOf(job: OwnJobRow): readonly string[] {
  switch (job.stage) {
    case 'draft':
      return [`${formatDate(job.updatedAt)} 保存`]
    case 'scheduled':
      return [`${job.opensOn} 发布`, `${job.expiresOn} 截止`]
    case 'queued':
      return ['审核通过后自动发布', `${job.expiresOn} 截止`]
    case 'suspended':
      return ['重新通过认证后自动恢复', `${job.expiresOn} 截止`]
    case 'barred':
      return ['不能重新发布']
    case 'open':
    case 'closed':
    case 'expired':
      return [`${formatDate(job.refreshedAt)} 刷新`, `${job.expiresOn} 截止`]
  }
}
