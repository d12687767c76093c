import { isProtected, type PageName, pageAt, pathTo } from '#contract/pages'
import { type UserType, userTypes } from '#contract/session'
import { icons, type TabBarItem } from '#design-system'
import { nameInCentre } from './centre-twins.ts'
import { type Waiting, waitingUnits } from './waiting.ts'

interface Tab {
  readonly title: string
  readonly page: Extract<
    PageName,
    'home' | 'jobSearch' | 'applications' | 'ownJobs' | 'received' | 'seekerMessages' | 'employerMessages' | 'centre'
  >
  readonly icon: string
  /** Further pages that belong to it. */
  readonly with?: readonly PageName[]
}

const home: Tab = { title: '首页', page: 'home', icon: icons.home }
const mine: Tab = { title: '我的', page: 'centre', icon: icons.user }

const tabs: Readonly<Record<UserType, readonly Tab[]>> = {
  [userTypes.individual]: [
    home,
    { title: '职位', page: 'jobSearch', icon: icons.briefcase, with: ['jobDetails'] },
    { title: '投递', page: 'applications', icon: icons.file },
    { title: '消息', page: 'seekerMessages', icon: icons.message },
    mine,
  ],
  [userTypes.employer]: [
    home,
    { title: '职位', page: 'ownJobs', icon: icons.briefcase, with: ['publish'] },
    { title: '简历', page: 'received', icon: icons.file, with: ['receivedResume'] },
    { title: '消息', page: 'employerMessages', icon: icons.message },
    mine,
  ],
}

/** The tabs of somebody who is signed in; `path` is that of the page on screen in the table of pages. */
export function tabsFor(userType: UserType, path: string, waiting: Waiting): TabBarItem[] {
  const at = pageAt(path)
  const own = tabs[userType]
  const exact = own.find(({ page }) => pathTo(page) === nameInCentre(path))
  const within = own.find(tab => at && tab.with?.includes(at.name)) ?? (at && isProtected(at.page) ? mine : undefined)
  return own.map(tab => ({
    title: tab.title,
    href: pathTo(tab.page),
    icon: tab.icon,
    current: tab === exact ? 'page' : !exact && tab === within ? 'true' : undefined,
    count: waiting[tab.page],
    unit: waitingUnits[tab.page],
  }))
}
