import { pathTo } from '#contract/pages'
import { icons } from '#design-system'
import { employerLoginAddress } from '#platform/routing'
import { leadsOn, type PortalUser } from '#platform/session'

/** What people come for; what a role cannot use is not shown to it, and who is not signed in is led through its own door. */
const doors = [
  { title: '全部招聘会', href: pathTo('fairList'), icon: icons.fair },
  { title: '预告日历', href: pathTo('fairCalendar'), icon: icons.calendar },
  { title: '正在举行', href: pathTo('fairsRunning'), icon: icons.clock },
  { title: '我的入场码', href: pathTo('fairTickets'), icon: icons.exam },
  { title: '单位报名', href: pathTo('fairsOnsite'), icon: icons.building },
  { title: '网络招聘会管理', href: pathTo('fairsOnline'), icon: icons.video },
] as const

const forEmployers: readonly string[] = [pathTo('fairsOnsite'), pathTo('fairsOnline')]

/** The ways on from the home of fairs; a guest is not asked to choose between the two doors of employers. */
export const fairDoorsFor = (user: PortalUser | null) =>
  doors
    .filter(({ href }) => leadsOn(user, href) && (user !== null || href !== pathTo('fairsOnline')))
    .map(door =>
      user === null && forEmployers.includes(door.href) ? { ...door, href: employerLoginAddress(door.href) } : door,
    )
