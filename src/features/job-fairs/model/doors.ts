import { pathTo } from '#contract/pages'
import type { UserType } from '#contract/session'
import { type EntryGridItem, icons } from '#design-system'
import { employerLoginAddress } from '#platform/routing'
import type { PortalUser } from '#platform/session'

const list: EntryGridItem = { title: '全部招聘会', href: pathTo('fairList'), icon: icons.fair }
const calendar: EntryGridItem = { title: '预告日历', href: pathTo('fairCalendar'), icon: icons.calendar }
const running: EntryGridItem = { title: '正在举行', href: pathTo('fairsRunning'), icon: icons.clock }
const tickets: EntryGridItem = { title: '我的入场码', href: pathTo('fairTickets'), icon: icons.exam }
const onSite: EntryGridItem = { title: '单位报名', href: pathTo('fairsOnsite'), icon: icons.building }
const onLine: EntryGridItem = { title: '网络招聘会管理', href: pathTo('fairsOnline'), icon: icons.video }

/** The ways on of each: four in a row; what a role cannot use is not shown to it. */
const doors = {
  // An employer's page behind the employers' door, which leads back to it.
  guest: [list, calendar, tickets, { ...onSite, href: employerLoginAddress(onSite.href) }],
  1: [list, calendar, onSite, onLine],
  2: [list, calendar, running, tickets],
} satisfies Record<UserType | 'guest', readonly EntryGridItem[]>

/** The ways on from the home of fairs. */
export const fairDoorsFor = (user: Pick<PortalUser, 'userType'> | null): readonly EntryGridItem[] =>
  doors[user?.userType ?? 'guest']
