import { type ExamMandate, examMandates } from '#contract/exam-mandates'
import { type PageName, type pages, pathTo } from '#contract/pages'
import { icons } from '#design-system'

/** Pages with an exam's id in their address. */
type ExamPage = {
  [Name in PageName]: (typeof pages)[Name]['path'] extends `/manage/exam-office/:id${string}` ? Name : never
}[PageName]

interface Door {
  readonly page: ExamPage
  readonly title: string
  readonly icon: string
  readonly mandates: readonly ExamMandate[]
}

/** Where the work of an exam is done: a line each, and the mandates with which one comes in. */
const doors: readonly Door[] = [
  { page: 'examOfficeReviews', title: '资格审核', icon: icons.check, mandates: ['review', 'second'] },
  { page: 'examOfficePositions', title: '职位表', icon: icons.grid, mandates: ['prepare', 'release', 'read'] },
  { page: 'examOfficeScores', title: '成绩', icon: icons.chart, mandates: ['prepare', 'release', 'read'] },
  { page: 'examOfficeLists', title: '名单', icon: icons.file, mandates: ['prepare', 'release', 'read'] },
  { page: 'examOfficeChanges', title: '变更与核准', icon: icons.policy, mandates: examMandates },
  { page: 'examOfficeRatios', title: '开考比例', icon: icons.users, mandates: ['prepare', 'release', 'read'] },
  { page: 'examOfficeCandidates', title: '考生', icon: icons.user, mandates: examMandates },
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
    .map(({ page, title, icon }) => ({ title, icon, href: pathTo(page, { id: exam }) }))
