import type { ExamCandidate } from '#contract/exam-candidates'
import { statusEnum } from '#contract/reference/exams'
import { labelOf } from '#contract/reference/lookup'
import { citedAs, consequenceOf } from '#contract/rules/exam-discipline'

const pendingLabels = {
  repair: '待补正',
  appeal: '申诉复核中',
  payment: '缴费核对中',
  position: '职位取消，待改报',
} as const satisfies Record<NonNullable<ExamCandidate['pending']>, string>

/** How far a candidate's registration is, in a word. */
export const candidateState = ({ status, pending }: Pick<ExamCandidate, 'status' | 'pending'>): string =>
  pending ? pendingLabels[pending] : labelOf(statusEnum, status)

export const disciplineWords = (breach: { readonly article: number; readonly item: number }): string =>
  `${citedAs(breach)}：${consequenceOf(breach.article)}`
