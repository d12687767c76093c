import { type ExamMandate, examMandates } from '#contract/exam-mandates'
import { pathTo } from '#contract/pages'
import { icons } from '#design-system'

/** Where the work of an exam is done: a line each, and the mandates with which one comes in. */
const doors = [{ page: 'examOfficeChanges', title: '变更与核准', icon: icons.policy, mandates: examMandates }] as const

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
