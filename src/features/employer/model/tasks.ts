import type { employerOverview } from '#contract/employer'
import type { OutputOf } from '#contract/endpoint'
import { pathTo } from '#contract/pages'
import { casualAddress } from './casual.ts'

export type Overview = OutputOf<typeof employerOverview>

export interface Task {
  title: string
  href: string
}

const posted = (state: 'valid' | 'draft' | 'queued') => pathTo('ownJobs', null, { state })

/** What needs the employer first, most urgent on top; a member who may only look is not asked to act. */
export function tasksOf(overview: Overview, mayRecruit: boolean): Task[] {
  const { unreadResumes, interviews, waiting, casualWaiting, endingSoon, drafts, queued, validJobs } = overview
  const unread = {
    count: unreadResumes,
    title: `${unreadResumes} 份简历还没有看`,
    href: pathTo('received', null, { state: 'delivered' }),
  }
  const acts = [
    { count: interviews, title: `${interviews} 位求职者希望改面试时间`, href: pathTo('interviews') },
    { count: waiting, title: `${waiting} 位求职者在等您的答复`, href: pathTo('received', null, { state: 'viewed' }) },
    {
      count: casualWaiting,
      title: `${casualWaiting} 人报名零工，在等您的答复`,
      href: casualAddress({ casual: 'list', group: 'current' }),
    },
    { count: endingSoon, title: `${endingSoon} 个职位七天内截止`, href: posted('valid') },
    { count: drafts, title: `${drafts} 个职位草稿还没有发布`, href: posted('draft') },
    { count: queued, title: `${queued} 个职位等单位审核通过后自动发布`, href: posted('queued') },
    { count: validJobs + queued === 0 ? 1 : 0, title: '还没有在招的职位，发布第一个', href: pathTo('publish') },
  ]
  return [unread, ...(mayRecruit ? acts : [])]
    .filter(({ count }) => count > 0)
    .map(({ title, href }) => ({ title, href }))
}
