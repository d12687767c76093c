import type { Option, ValueOf } from './option.ts'

/** Length of the labour contract. */
export const contractTermList = [
  { value: '1', label: '不满三个月' },
  { value: '2', label: '三个月以上不满一年' },
  { value: '3', label: '一年以上不满三年' },
  { value: '4', label: '三年以上' },
  { value: '5', label: '无固定期限' },
  { value: '6', label: '以完成一定任务为期限' },
  { value: '7', label: '非全日制用工' },
  { value: '8', label: '不订立劳动合同（实习、见习）' },
] as const satisfies readonly Option[]

/** Months of probation that the law allows at most, by length of contract (Labour Contract Law, articles 19 and 70). */
export const longestProbation: Readonly<Record<ValueOf<typeof contractTermList>, number>> = {
  1: 0,
  2: 1,
  3: 2,
  4: 6,
  5: 6,
  6: 0,
  7: 0,
  8: 0,
}
