import type { Option } from './option.ts'

/** Flexible employment (零工). */
export const flexibleCategory = [
  { value: '1', label: '外卖骑手' },
  { value: '2', label: '家政服务' },
  { value: '3', label: '水电工' },
  { value: '4', label: '快递员' },
  { value: '6', label: '家电清洗' },
  { value: '7', label: '搬运工' },
  { value: '8', label: '其他' },
] as const satisfies readonly Option[]
