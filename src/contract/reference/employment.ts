import type { Option } from './option.ts'

/** Nature of a job. */
export const natureList = [
  { value: '1', label: '全职' },
  { value: '2', label: '兼职' },
  { value: '3', label: '实习' },
  { value: '4', label: '临时' },
  { value: '5', label: '见习' },
] as const satisfies readonly Option[]

/** Work experience, ascending. */
export const experienceList = [
  { value: '1', label: '在校学生' },
  { value: '2', label: '应届毕业生' },
  { value: '3', label: '一年' },
  { value: '4', label: '两年' },
  { value: '5', label: '三年' },
  { value: '6', label: '三到五年' },
  { value: '7', label: '五到十年' },
  { value: '8', label: '十年以上' },
] as const satisfies readonly Option[]

/** Form of employment. */
export const employmentList = [
  { value: '1', label: '合同工' },
  { value: '2', label: '临时工' },
  { value: '3', label: '农民工' },
  { value: '4', label: '兼职' },
  { value: '5', label: '小时工' },
  { value: '6', label: '假期工' },
  { value: '7', label: '劳务外包' },
  { value: '8', label: '正式员工' },
  { value: '9', label: '其他' },
  { value: '10', label: '劳务派遣' },
] as const satisfies readonly Option[]

/** Probation in months; 0 is none. The law caps it at six (Labour Contract Law, article 19). */
export const probationList = [
  { value: '0', label: '无试用期' },
  { value: '1', label: '1个月' },
  { value: '2', label: '2个月' },
  { value: '3', label: '3个月' },
  { value: '4', label: '4个月' },
  { value: '5', label: '5个月' },
  { value: '6', label: '6个月' },
] as const satisfies readonly Option[]

/** Welfare tags. */
export const jobTagList = [
  { value: '1', label: '五险一金' },
  { value: '2', label: '年终奖' },
  { value: '3', label: '周末双休' },
  { value: '4', label: '加班补贴' },
  { value: '5', label: '包吃包住' },
  { value: '6', label: '提成' },
  { value: '7', label: '绩效奖金' },
  { value: '8', label: '带薪年假' },
  { value: '9', label: '节日福利' },
  { value: '10', label: '定期体检' },
  { value: '11', label: '交通补贴' },
  { value: '12', label: '餐饮补贴' },
  { value: '13', label: '通讯补贴' },
  { value: '14', label: '住房补贴' },
  { value: '15', label: '高温补贴' },
  { value: '16', label: '全勤奖' },
  { value: '17', label: '工龄奖' },
  { value: '18', label: '补充医疗保险' },
  { value: '19', label: '员工旅游' },
  { value: '20', label: '技能培训' },
  { value: '21', label: '股票期权' },
] as const satisfies readonly Option[]

/** Groups of people that a job suits. */
export const suitablePeopleList = [
  { value: '1', label: '高校毕业生' },
  { value: '2', label: '农村劳动力' },
  { value: '3', label: '退役军人' },
  { value: '4', label: '登记失业人员' },
  { value: '5', label: '残疾人' },
  { value: '9', label: '其他' },
] as const satisfies readonly Option[]

/** Kind of post, as public employment services count them. */
export const jobCategoryTagList = [
  { value: '1', label: '国有企业' },
  { value: '2', label: '事业单位' },
  { value: '3', label: '公益性岗位' },
  { value: '4', label: '新就业形态' },
  { value: '5', label: '工业园区' },
  { value: '6', label: '零工' },
  { value: '7', label: '其他' },
] as const satisfies readonly Option[]
