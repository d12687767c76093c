import type { ExamSummary } from '#contract/exams'
import { pathTo } from '#contract/pages'
import { themeHref } from './theme-address.ts'

export interface MainAction {
  readonly label: string
  readonly href: string
  /** Time runs out: the one that stands out. */
  readonly pressing: boolean
}

type Acting = Pick<ExamSummary, 'id' | 'themeId' | 'stage'>

const toPositions = ({ themeId, id }: Acting): MainAction => ({
  label: '看职位',
  href: themeHref(themeId, { view: 'positions', exam: id }),
  pressing: false,
})

/** What somebody can do about an exam now. An employer takes part in none, and is shown what it offers. */
export function mainActionOf(exam: Acting, isEmployer: boolean): MainAction {
  const { id, stage } = exam
  switch (stage) {
    case 'registering':
      return isEmployer ? toPositions(exam) : { label: '报名', href: pathTo('examApply', { id }), pressing: true }
    case 'reviewing':
      return isEmployer ? toPositions(exam) : { label: '查审核进度', href: pathTo('examsOfMine'), pressing: false }
    case 'paying':
      return isEmployer ? toPositions(exam) : { label: '去缴费', href: pathTo('examsOfMine'), pressing: true }
    case 'printing':
    case 'sitting':
      return { label: '打印准考证', href: pathTo('examTicket', { id }), pressing: true }
    case 'scored':
      return { label: '查成绩', href: pathTo('examScores', { id }), pressing: true }
    case 'closed':
      return { label: '查成绩', href: pathTo('examScores', { id }), pressing: false }
    case 'announced':
    case 'arranging':
    case 'scoring':
      return toPositions(exam)
    default:
      return stage satisfies never
  }
}
