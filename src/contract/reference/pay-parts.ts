import type { Option } from './option.ts'

/** How performance pay or commission is stated: an amount a month, a share of something, or in words. */
export const bonusKindList = [
  { value: '1', label: '每月金额' },
  { value: '2', label: '按比例提成' },
  { value: '3', label: '用文字说明' },
] as const satisfies readonly Option[]

/** From when social insurance is paid; within 30 days of starting work (Social Insurance Law, article 58). */
export const insuranceFromList = [
  { value: '1', label: '入职当月起缴纳' },
  { value: '2', label: '入职 30 日内开始缴纳' },
] as const satisfies readonly Option[]

/** Percent of the agreed pay that probation pays at least (Labour Contract Law, article 20). */
export const LOWEST_PROBATION_PAY = 80
