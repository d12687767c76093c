import { pathTo } from '#contract/pages'
import type { UserType } from '#contract/session'
import { icons } from '#design-system'
import { employerLoginAddress } from '#platform/routing'
import { leadsOn, type PortalUser } from '#platform/session'
import type { Place } from './home-address.ts'

interface Entry {
  title: string
  href: string
  icon: string
}

const work: Entry = { title: '找工作', href: pathTo('jobSearch'), icon: icons.briefcase }
const hot: Entry = { title: '热门职位', href: pathTo('jobSearch', null, { a: '2' }), icon: icons.fire }
const exams: Entry = { title: '考试报名', href: pathTo('examCentre'), icon: icons.exam }
const fairs: Entry = { title: '招聘会', href: pathTo('fairs'), icon: icons.fair }
const notices: Entry = { title: '通知公告', href: pathTo('notices'), icon: icons.policy }
const policies: Entry = { title: '政策法规', href: pathTo('regulations'), icon: icons.file }
const publishing: Entry = { title: '发布职位', href: pathTo('publish'), icon: icons.edit }

/** How many stand on the page. */
const SHOWN = 8

/** The ways of each, the most wanted first; those whom their role keeps from some have further ones in their place. */
const entries = {
  guest: [
    work,
    fairs,
    exams,
    { title: '零工', href: pathTo('flexible'), icon: icons.gig },
    { title: '高校招聘', href: pathTo('schoolJobs'), icon: icons.education },
    policies,
    { title: '档案服务', href: pathTo('archives'), icon: icons.archive },
    // An employer's page behind the employers' door, which leads back to it.
    { ...publishing, href: employerLoginAddress(publishing.href) },
  ],
  1: [
    publishing,
    { title: '收到的简历', href: pathTo('received'), icon: icons.users },
    { title: '面试管理', href: pathTo('interviews'), icon: icons.calendar },
    { title: '搜索人才', href: pathTo('talentSearch'), icon: icons.search },
    { title: '职位管理', href: pathTo('ownJobs'), icon: icons.briefcase },
    { title: '人才库', href: pathTo('talents'), icon: icons.star },
    { title: '消息', href: pathTo('employerMessages'), icon: icons.message },
    notices,
    { title: '单位资料', href: pathTo('companyProfile'), icon: icons.building },
    policies,
    { title: '帮助', href: pathTo('help'), icon: icons.question },
  ],
  2: [
    work,
    hot,
    { title: '我的简历', href: pathTo('resumes'), icon: icons.file },
    { title: '我的投递', href: pathTo('applications'), icon: icons.clock },
    { title: '面试邀请', href: pathTo('invitations'), icon: icons.calendar },
    exams,
    fairs,
    { title: '消息', href: pathTo('seekerMessages'), icon: icons.message },
  ],
} satisfies Record<UserType | 'guest', readonly Entry[]>

const isSearch = ({ href }: Entry) => href.startsWith(pathTo('jobSearch'))

/** The ways of the first page for a guest (null), a seeker or a member of a company; jobs are looked for in the city of the sub-site. */
export const entriesFor = (user: Pick<PortalUser, 'userType' | 'companyRole'> | null, { city = '' }: Place): Entry[] =>
  entries[user?.userType ?? 'guest']
    .filter(({ href }) => leadsOn(user, href))
    .slice(0, SHOWN)
    .map(entry =>
      isSearch(entry) ? { ...entry, href: pathTo('jobSearch', null, { city, a: entry === hot && '2' }) } : entry,
    )
