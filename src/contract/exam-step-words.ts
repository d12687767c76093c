import type { RegistrationCommand } from './exam-life.ts'

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

/** What happened at a step of a registration; what is not known is said as it is stored. */
export const stepWords = (what: string): string => new Map(Object.entries(steps)).get(what) ?? what
