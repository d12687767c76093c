import { EntryGrid, type EntryGridItem, icons } from '#design-system'
import { employerLoginAddress } from '#platform/routing'
import { useSession } from '#platform/session'
import { usePlace } from '../../hooks/usePlace.ts'
import { searchAddress } from '../../model/place.ts'

interface Entry extends EntryGridItem {
  forEmployers?: boolean
}

const entries: readonly Entry[] = [
  { title: '找工作', href: '/job-search', icon: icons.briefcase },
  { title: '热门职位', href: '/job-search?a=2', icon: icons.fire },
  { title: '我的简历', href: '/user/resume', icon: icons.file },
  { title: '我的投递', href: '/manage/user/position', icon: icons.clock },
  { title: '通知公告', href: '/notice/list', icon: icons.policy },
  { title: '发布职位', href: '/manage/job/publish', icon: icons.edit, forEmployers: true },
  { title: '收到的简历', href: '/manage/resume', icon: icons.users, forEmployers: true },
  { title: '消息', href: '/message', icon: icons.message },
]

/** The main entries: in the city of a sub-site where jobs are looked for; guests come to employers' pages by the employers' door. */
export function HomeEntries() {
  const place = usePlace()
  const isGuest = useSession().status === 'LOGOUT'
  const hrefOf = ({ href, forEmployers }: Entry) => {
    if (href.startsWith('/job-search')) return searchAddress(place, href.split('?')[1])
    return isGuest && forEmployers ? employerLoginAddress(href) : href
  }
  return <EntryGrid items={entries.map(entry => ({ ...entry, href: hrefOf(entry) }))} />
}
