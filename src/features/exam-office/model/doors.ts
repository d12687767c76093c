import { type ExamMandate, examMandates } from '#contract/exam-mandates'
import { type PageName, type pages, pathTo } from '#contract/pages'
import { icons } from '#design-system'
import { sitesHref } from './office-addresses.ts'

/** Pages with an exam's id in their address. */
type ExamPage = {
  [Name in PageName]: (typeof pages)[Name]['path'] extends `/manage/exam-office/:id${string}` ? Name : never
}[PageName]

interface Door {
  readonly hrefOf: (exam: string) => string
  readonly title: string
  readonly icon: string
  readonly mandates: readonly ExamMandate[]
}

const to = (page: ExamPage) => (exam: string) => pathTo(page, { id: exam })

/** Where the work of an exam is done: a line each, and the mandates with which one comes in. */
const doors: readonly Door[] = [
  { hrefOf: to('examOfficeReviews'), title: '资格审核', icon: icons.check, mandates: ['review', 'second'] },
  { hrefOf: to('examOfficePositions'), title: '职位表', icon: icons.grid, mandates: ['prepare', 'release', 'read'] },
  { hrefOf: sitesHref, title: '考点', icon: icons.mapPin, mandates: ['prepare', 'release', 'read'] },
  { hrefOf: to('examOfficeScores'), title: '成绩', icon: icons.chart, mandates: ['prepare', 'release', 'read'] },
  { hrefOf: to('examOfficeLists'), title: '名单', icon: icons.file, mandates: ['prepare', 'release', 'read'] },
  { hrefOf: to('examOfficeChanges'), title: '变更与核准', icon: icons.policy, mandates: examMandates },
  { hrefOf: to('examOfficeRatios'), title: '开考比例', icon: icons.users, mandates: ['prepare', 'release', 'read'] },
  { hrefOf: to('examOfficeCandidates'), title: '考生', icon: icons.user, mandates: examMandates },
]

export interface OpenDoor {
  readonly title: string
  readonly icon: string
  readonly href: string
}

/** The doors of an exam that are open to somebody with these mandates. */
export const doorsOf = (exam: string, held: readonly ExamMandate[]): OpenDoor[] =>
  doors
    .filter(({ mandates }) => mandates.some(one => held.includes(one)))
    .map(({ hrefOf, title, icon }) => ({ title, icon, href: hrefOf(exam) }))
