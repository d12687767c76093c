import type { employerOverview } from '#contract/employer'
import type { OutputOf } from '#contract/endpoint'
import { pathTo } from '#contract/pages'
import { casualAddress } from './casual.ts'
import { LICENCE, wantsLicence } from './licence.ts'

export type Overview = OutputOf<typeof employerOverview>

export interface Task {
  title: string
  href: string
}

const posted = (state: 'valid' | 'draft' | 'queued') => pathTo('ownJobs', null, { state })

/** What those may do whose tasks they are. */
interface May {
  mayRecruit: boolean
  isOwner: boolean
}

function licenceTitle({ licence }: Overview): string {
  if (licence.licenceStanding === 'none') return '营业执照还没有通过核验，请提交'
  if (licence.licenceStanding === 'lapsed') return '营业执照已超过复核期限，请重新提交'
  if (licence.handedIn === 'returned') return '重新提交的营业执照没有通过核验，请修改'
  const left = licence.daysLeft === 0 ? '今天' : `还有 ${licence.daysLeft} 天`
  return `营业执照核验${left}到期，请重新提交`
}

/** What needs the employer first, most urgent on top; members are asked to do what they may. */
export function tasksOf(overview: Overview, { mayRecruit, isOwner }: May): Task[] {
  const { unreadResumes, interviews, waiting, casualWaiting, casualQueued, endingSoon, drafts, queued, validJobs } =
    overview
  const unread = {
    count: unreadResumes,
    title: `${unreadResumes} 份简历或回复还没有看`,
    href: pathTo('received', null, { unread: '1' }),
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
    {
      count: casualQueued,
      title: `${casualQueued} 份零工待核验后自动发布`,
      href: casualAddress({ casual: 'list', group: 'queued' }),
    },
    { count: validJobs + queued === 0 ? 1 : 0, title: '还没有在招的职位，发布第一个', href: pathTo('publish') },
  ]
  const licence = {
    count: wantsLicence(overview.licence) ? 1 : 0,
    title: licenceTitle(overview),
    href: `${pathTo('centre')}#${LICENCE}`,
  }
  return [...(isOwner ? [licence] : []), unread, ...(mayRecruit ? acts : [])]
    .filter(({ count }) => count > 0)
    .map(({ title, href }) => ({ title, href }))
}
