import { pathTo } from '#contract/pages'
import type { UserType } from '#contract/session'
import { icons } from '#design-system'
import { employerLoginAddress } from '#platform/routing'
import type { Place } from './home-address.ts'

interface Entry {
  title: string
  href: string
  icon: string
}

const work: Entry = { title: '找工作', href: pathTo('jobSearch'), icon: icons.briefcase }
const hot: Entry = { title: '热门职位', href: pathTo('jobSearch', null, { a: '2' }), icon: icons.fire }
const notices: Entry = { title: '通知公告', href: pathTo('notices'), icon: icons.policy }
const resume: Entry = { title: '我的简历', href: pathTo('resumes'), icon: icons.file }
const applications: Entry = { title: '我的投递', href: pathTo('applications'), icon: icons.clock }
const publishing: Entry = { title: '发布职位', href: pathTo('publish'), icon: icons.edit }
const received: Entry = { title: '收到的简历', href: pathTo('received'), icon: icons.users }

/** An employer's page behind the employers' door. */
const atTheirDoor = (entry: Entry): Entry => ({ ...entry, href: employerLoginAddress(entry.href) })

/** Eight ways for everybody; once it is known who somebody is, none leads to a page of the other role. */
const entries = {
  guest: [
    work,
    hot,
    resume,
    applications,
    notices,
    atTheirDoor(publishing),
    atTheirDoor(received),
    { title: '消息', href: pathTo('seekerMessages'), icon: icons.message },
  ],
  1: [
    publishing,
    received,
    { title: '职位管理', href: pathTo('ownJobs'), icon: icons.briefcase },
    { title: '搜索人才', href: pathTo('talentSearch'), icon: icons.search },
    notices,
    { title: '面试管理', href: pathTo('interviews'), icon: icons.clock },
    hot,
    { title: '消息', href: pathTo('employerMessages'), icon: icons.message },
  ],
  2: [
    work,
    hot,
    resume,
    applications,
    notices,
    { title: '浏览记录', href: pathTo('viewedJobs'), icon: icons.eye },
    { title: '面试邀请', href: pathTo('invitations'), icon: icons.users },
    { title: '消息', href: pathTo('seekerMessages'), icon: icons.message },
  ],
} satisfies Record<UserType | 'guest', readonly Entry[]>

const isSearch = ({ href }: Entry) => href.startsWith(pathTo('jobSearch'))

/** The ways of the first page; jobs are looked for in the city of the sub-site. */
export const entriesFor = (userType: UserType | undefined, { city = '' }: Place): Entry[] =>
  entries[userType ?? 'guest'].map(entry =>
    isSearch(entry) ? { ...entry, href: pathTo('jobSearch', null, { city, a: entry === hot && '2' }) } : entry,
  )
