import { serviceKinds } from '#contract/exam-conditions'
import { educationDegreeList, educationList } from '#contract/reference/education'
import { politicsStatusList } from '#contract/reference/person'
import type { Heading } from '../table/sheet-rows.ts'

const positionColumnNames = [
  'code',
  'unit',
  'department',
  'title',
  'city',
  'headcount',
  'papers',
  'education',
  'degree',
  'major',
  'majorQuote',
  'age',
  'graduate',
  'service',
  'certificate',
  'politics',
  'experience',
  'household',
  'sex',
  'other',
  'remark',
] as const
export type PositionColumn = (typeof positionColumnNames)[number]

interface Column extends Heading<PositionColumn> {
  readonly name: PositionColumn
  readonly width: number
  readonly note: string
  readonly example: string
}

const labels = (list: readonly { readonly label: string }[]) => list.map(({ label }) => label).join('、')

/** The table of positions as offices write it: a heading, what may stand below it, an example. */
export const positionColumns: readonly Column[] = [
  {
    name: 'code',
    title: '职位代码',
    width: 16,
    note: '必填。1 至 20 位数字或字母，同一场考试不重复',
    example: '0100010101',
  },
  { name: 'unit', title: '招聘单位', width: 32, note: '必填。单位全称，最多 60 个字', example: '南昌市图书馆' },
  {
    name: 'department',
    title: '部门',
    width: 18,
    note: '选填',
    example: '读者服务部',
    also: ['内设部门'],
    optional: true,
  },
  { name: 'title', title: '岗位名称', width: 18, note: '必填。最多 40 个字', example: '管理岗' },
  {
    name: 'city',
    title: '地区',
    width: 14,
    note: '必填。省、市、县的名称或者六位代码',
    example: '南昌市',
    also: ['城市'],
  },
  { name: 'headcount', title: '人数', width: 8, note: '必填。1 至 999', example: '2', also: ['招聘人数'] },
  { name: 'papers', title: '考试科目', width: 12, note: '必填。科目代码，用顿号隔开', example: 'A、B' },
  {
    name: 'education',
    title: '学历',
    width: 16,
    note: `不限则不填。如“本科及以上”，或者逐项写：${labels(educationList)}`,
    example: '本科及以上',
    optional: true,
  },
  {
    name: 'degree',
    title: '学位',
    width: 16,
    note: `不限则不填。如“学士及以上”，或者逐项写：${labels(educationDegreeList)}`,
    example: '学士及以上',
    optional: true,
  },
  {
    name: 'major',
    title: '专业代码',
    width: 24,
    note: '不限则不填。教育部目录代码或其开头几位（0301 包含 030101K），用顿号隔开',
    example: '0301、0501',
    optional: true,
  },
  {
    name: 'majorQuote',
    title: '专业说明',
    width: 32,
    note: '公告里的专业要求原文；不填则按代码写出',
    example: '法学类（0301）、中国语言文学类（0501）',
    optional: true,
  },
  {
    name: 'age',
    title: '年龄上限',
    width: 16,
    note: '不限则不填。最早的出生日期，如 1990-06-01',
    example: '1990-06-01',
    optional: true,
  },
  {
    name: 'graduate',
    title: '应届',
    width: 18,
    note: '不限则不填。毕业年份，用顿号隔开',
    example: '2024、2025、2026',
    optional: true,
    also: ['应届毕业生'],
  },
  {
    name: 'service',
    title: '服务基层',
    width: 24,
    note: `不限则不填。可写：${labels(serviceKinds)}`,
    example: '',
    optional: true,
  },
  {
    name: 'certificate',
    title: '证书',
    width: 24,
    note: '不限则不填。几项都要的用分号隔开',
    example: '法律职业资格证书',
    optional: true,
  },
  {
    name: 'politics',
    title: '政治面貌',
    width: 16,
    note: `不限则不填。可写：${labels(politicsStatusList)}`,
    example: '',
    optional: true,
  },
  { name: 'experience', title: '工作年限', width: 12, note: '不限则不填。1 至 40', example: '', optional: true },
  {
    name: 'household',
    title: '户籍',
    width: 16,
    note: '不限则不填。地区名称或者代码，用顿号隔开',
    example: '',
    optional: true,
  },
  { name: 'sex', title: '性别', width: 10, note: '不限则不填。男或女', example: '优先：男', optional: true },
  {
    name: 'other',
    title: '其他条件',
    width: 32,
    note: '几项用分号隔开。由考生自行核对，系统不判断',
    example: '能适应夜间值班',
    optional: true,
  },
  { name: 'remark', title: '备注', width: 24, note: '选填', example: '最低服务期 5 年', optional: true },
]

export const titleOf = (name: PositionColumn): string => positionColumns.find(one => one.name === name)?.title ?? name

/** Columns that say what is asked, each the conditions of one kind. */
export const conditionColumns = [
  'education',
  'degree',
  'major',
  'age',
  'graduate',
  'service',
  'certificate',
  'politics',
  'experience',
  'household',
  'sex',
  'other',
] as const satisfies readonly PositionColumn[]
export type ConditionColumn = (typeof conditionColumns)[number]
