import type { Option } from './option.ts'

/** `id` is null throughout, as specified: the value identifies the status. */
export type StatusOption = Option & { readonly id: null }

/** Status of an application or registration. */
export const statusEnum = [
  { id: null, value: '0', label: '待反馈' },
  { id: null, value: '1', label: '报名未通过' },
  { id: null, value: '2', label: '待支付' },
  { id: null, value: '3', label: '报名成功' },
  { id: null, value: '4', label: '已取消' },
  { id: null, value: '5', label: '待处理' },
] as const satisfies readonly StatusOption[]

export const examNoticeType = [
  { value: '0', label: '专题专栏' },
  { value: '1', label: '考试公告' },
  { value: '2', label: '准考证打印' },
  { value: '3', label: '名单公示' },
  { value: '4', label: '通知公告' },
] as const satisfies readonly Option[]

export const examPreparationTypeList = [
  { value: '0', label: '公务员' },
  { value: '1', label: '参照公务员法管理事业单位' },
  { value: '2', label: '事业单位' },
] as const satisfies readonly Option[]

/** `region` is the city's GB/T 2260 code. */
export type CompetitionDepartment = Option & { readonly region: string }

/** City labour bureaus that enter a competition. */
export const competitionDepartmentList = [
  { value: '117', label: '南昌市人力资源和社会保障局', region: '360100' },
  { value: '118', label: '赣州市人力资源和社会保障局', region: '360700' },
  { value: '119', label: '九江市人力资源和社会保障局', region: '360400' },
  { value: '120', label: '上饶市人力资源和社会保障局', region: '361100' },
  { value: '121', label: '宜春市人力资源和社会保障局', region: '360900' },
  { value: '122', label: '景德镇市人力资源和社会保障局', region: '360200' },
  { value: '123', label: '萍乡市人力资源和社会保障局', region: '360300' },
  { value: '124', label: '新余市人力资源和社会保障局', region: '360500' },
  { value: '125', label: '鹰潭市人力资源和社会保障局', region: '360600' },
  { value: '126', label: '吉安市人力资源和社会保障局', region: '360800' },
  { value: '127', label: '抚州市人力资源和社会保障局', region: '361000' },
] as const satisfies readonly CompetitionDepartment[]
