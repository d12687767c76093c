import type { UserType } from '#contract/session'
import { icons } from '#design-system'
import { employerLoginAddress } from '#platform/routing'
import { searchAddress } from './place.ts'

interface Entry {
  title: string
  href: string
  icon: string
}

const work: Entry = { title: '找工作', href: '/job-search', icon: icons.briefcase }
const hot: Entry = { title: '热门职位', href: '/job-search?a=2', icon: icons.fire }
const notices: Entry = { title: '通知公告', href: '/notice/list', icon: icons.policy }
const resume: Entry = { title: '我的简历', href: '/user/resume', icon: icons.file }
const applications: Entry = { title: '我的投递', href: '/manage/user/position', icon: icons.clock }
const publishing: Entry = { title: '发布职位', href: '/manage/job/publish', icon: icons.edit }
const received: Entry = { title: '收到的简历', href: '/manage/resume', icon: icons.users }

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
    { title: '消息', href: '/message', icon: icons.message },
  ],
  1: [
    publishing,
    received,
    { title: '职位管理', href: '/manage/jobs', icon: icons.briefcase },
    { title: '搜索人才', href: '/enterprise/search-talent', icon: icons.search },
    notices,
    { title: '面试管理', href: '/manage/interview', icon: icons.clock },
    hot,
    { title: '消息', href: '/manage/message', icon: icons.message },
  ],
  2: [
    work,
    hot,
    resume,
    applications,
    notices,
    { title: '浏览记录', href: '/manage/user/browse', icon: icons.eye },
    { title: '面试邀请', href: '/user/invitation-list', icon: icons.users },
    { title: '消息', href: '/message', icon: icons.message },
  ],
} satisfies Record<UserType | 'guest', readonly Entry[]>

/** The ways of the first page; jobs are looked for in the city of the sub-site. */
export const entriesFor = (userType: UserType | undefined, place: { city?: string }): Entry[] =>
  entries[userType ?? 'guest'].map(entry =>
    entry.href.startsWith('/job-search') ? { ...entry, href: searchAddress(place, entry.href.split('?')[1]) } : entry,
  )
