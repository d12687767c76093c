import type { Option } from './option.ts'

/** GB/T 2261.1. */
export const sexList = [
  { value: '1', label: '男' },
  { value: '2', label: '女' },
] as const satisfies readonly Option[]

/** Political status; `gb` is GB/T 4762, whose eight other parties all fall under 其他 here. */
export const politicsStatusList = [
  { value: '2', label: '中共党员', gb: '01' },
  { value: '3', label: '中共预备党员', gb: '02' },
  { value: '1', label: '共青团员', gb: '03' },
  { value: '0', label: '群众', gb: '13' },
  { value: '4', label: '其他' },
] as const satisfies readonly Option[]

/** Health; `gb` is the nearest code of GB/T 2261.3, whose chronic and disability codes this list does not ask for. */
export const healthConditionTypeList = [
  { value: '0', label: '健康', gb: '1' },
  { value: '1', label: '良好', gb: '1' },
  { value: '2', label: '较差', gb: '2' },
  { value: '3', label: '未知' },
] as const satisfies readonly Option[]

/** Relationship to a family member; `gb` is GB/T 4761, which splits children into sons (2) and daughters (3). */
export const relationshipList = [
  { value: '1', label: '配偶', gb: '1' },
  { value: '2', label: '父母', gb: '5' },
  { value: '3', label: '子女' },
  { value: '4', label: '其他', gb: '8' },
] as const satisfies readonly Option[]

/** Driving licence classes a job may ask for (机动车驾驶证准驾车型, first letter). */
export const drivingList = [
  { value: 'A', label: 'A 类（大型客车、牵引车）' },
  { value: 'B', label: 'B 类（中型客车、大型货车）' },
  { value: 'C', label: 'C 类（小型汽车）' },
] as const satisfies readonly Option[]
