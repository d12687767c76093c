import type { Option, ValueOf } from './option.ts'

/** Why an employer takes a job down. */
export const closingReasonList = [
  { value: '1', label: '招满' },
  { value: '2', label: '岗位取消' },
  { value: '3', label: '暂停招聘' },
  { value: '4', label: '信息有误' },
  { value: '5', label: '其他' },
] as const satisfies readonly Option[]

/** The reason that has to be told in one's own words. */
export const OTHER_REASON = '5'

/** Stands for the reason of what the office took down, which no employer gives. */
export const OFFICE_REASON = 'office'

const told: Readonly<Record<ValueOf<typeof closingReasonList>, string>> = {
  1: '该职位已招满',
  2: '该职位已取消',
  3: '该职位暂停招聘',
  4: '该职位信息有误，已停止招聘',
  5: '',
}

/** What seekers are told; '' where a reason says nothing to them. */
export const toldToSeekers = (reason: string): string =>
  reason === OFFICE_REASON
    ? '该职位经平台核查已下架'
    : closingReasonList.map(({ value }) => (value === reason ? told[value] : '')).join('')
