import type { Option } from './option.ts'

/** Education, ascending but for 其他; `gb` is GB/T 4658 (its broad code where the level has finer ones). */
export const educationList = [
  { value: '10', label: '小学', gb: '80' },
  { value: '65', label: '初中', gb: '70' },
  { value: '66', label: '高中', gb: '60' },
  { value: '67', label: '中专', gb: '41' },
  { value: '68', label: '职高', gb: '44' },
  { value: '69', label: '大专', gb: '30' },
  { value: '70', label: '本科', gb: '20' },
  { value: '636', label: '研究生', gb: '10' },
  { value: '11', label: '其他', gb: '90' },
] as const satisfies readonly Option[]

/** Academic degree; `gb` is GB/T 6864. */
export const educationDegreeList = [
  { value: '0', label: '学士', gb: '4' },
  { value: '1', label: '硕士', gb: '3' },
  { value: '2', label: '博士', gb: '2' },
  { value: '3', label: '其他' },
] as const satisfies readonly Option[]
