import { pathTo } from '#contract/pages'
import { icons } from '#design-system'
import { leadsOn, type PortalUser } from '#platform/session'
import { examListAddress, examSearch } from './exam-search.ts'

const anything = examSearch.parse(new URLSearchParams())

/** What people come for. */
const doors = [
  { title: '考试报名', href: examListAddress(anything, { stage: 'open' }), icon: icons.edit },
  { title: '考试公告', href: pathTo('examNotices'), icon: icons.bell },
  { title: '准考证打印', href: examListAddress(anything, { stage: 'going' }), icon: icons.print },
  { title: '成绩查询', href: examListAddress(anything, { stage: 'past' }), icon: icons.chart },
  { title: '招聘项目', href: pathTo('examThemes'), icon: icons.briefcase },
  { title: '报考指南', href: pathTo('examGuide'), icon: icons.policy },
  { title: '考试培训', href: pathTo('examTrain'), icon: icons.education },
  { title: '我的考试', href: pathTo('examsOfMine'), icon: icons.exam },
  { title: '报考帮助', href: pathTo('examHelp'), icon: icons.question },
] as const

const SHOWN = 8

/** The ways on from the centre, without what the reader's role cannot use: eight for everybody. */
export const doorsFor = (user: PortalUser | null) => doors.filter(({ href }) => leadsOn(user, href)).slice(0, SHOWN)
