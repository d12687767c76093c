import type { ExamCandidate } from '#contract/exam-candidates'
import type { RegistrationCommand } from '#contract/exam-life'
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

const steps: Readonly<Record<RegistrationCommand, string>> = {
  submit: '提交报名表',
  withdraw: '取消报名',
  appeal: '提出申诉',
  confirm: '确认报名信息',
  rechoose: '改报职位',
  refund: '放弃改报并退费',
  approve: '审核通过',
  refuse: '审核不通过',
  askRepair: '要求补正',
  cancelPosition: '职位取消',
  disqualify: '取消应聘资格',
  paid: '缴费成功',
  paymentUnknown: '缴费结果核对中',
  unpaid: '没有收到缴费',
  lapse: '自动取消',
}

/** What happened at a step; what is not known is said as it is stored. */
export const stepWords = (what: string): string => new Map(Object.entries(steps)).get(what) ?? what

export const disciplineWords = (breach: { readonly article: number; readonly item: number }): string =>
  `${citedAs(breach)}：${consequenceOf(breach.article)}`
