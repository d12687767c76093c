import type { Option } from './option.ts'

export const articleKinds = ['notice', 'exam', 'policy', 'news', 'group'] as const
export type ArticleKind = (typeof articleKinds)[number]

/** Kinds of the common list: the group's own news have a list of their own. */
export const commonKinds = ['notice', 'exam', 'policy', 'news'] as const

/** The columns of the news centre (our reading; the specification names only `listByTypeId`). */
export const articleTypeList = [
  { value: '11', label: '招聘活动', kind: 'notice' },
  { value: '12', label: '服务公告', kind: 'notice' },
  { value: '13', label: '公示通告', kind: 'notice' },
  { value: '21', label: '招考公告', kind: 'exam' },
  { value: '22', label: '考务通知', kind: 'exam' },
  { value: '23', label: '成绩与名单', kind: 'exam' },
  { value: '31', label: '就业创业', kind: 'policy' },
  { value: '32', label: '人才与技能', kind: 'policy' },
  { value: '33', label: '权益与档案', kind: 'policy' },
  { value: '34', label: '政策解读', kind: 'policy' },
  { value: '35', label: '法规规章', kind: 'policy' },
  { value: '41', label: '工作动态', kind: 'news' },
  { value: '42', label: '市场分析', kind: 'news' },
  { value: '43', label: '求职提醒', kind: 'news' },
  { value: '51', label: '单位要闻', kind: 'group' },
  { value: '52', label: '队伍建设', kind: 'group' },
  { value: '53', label: '信息公开', kind: 'group' },
] as const satisfies readonly (Option & { kind: ArticleKind })[]

/** How far a rule reaches, the highest first. */
export const regulationLevelList = [
  { value: 'law', label: '法律' },
  { value: 'admin', label: '行政法规' },
  { value: 'local', label: '地方性法规' },
  { value: 'rule', label: '政府规章' },
  { value: 'document', label: '规范性文件' },
] as const satisfies readonly Option[]

export const regulationTopicList = [
  { value: 'employment', label: '就业创业' },
  { value: 'market', label: '人力资源市场' },
  { value: 'labour', label: '劳动关系' },
  { value: 'insurance', label: '社会保险' },
  { value: 'talent', label: '人才与职称' },
  { value: 'exam', label: '人事考试' },
  { value: 'archives', label: '人事档案' },
] as const satisfies readonly Option[]

/** Whether a rule holds today; told from its dates, never stored. */
export const validityList = [
  { value: 'valid', label: '现行有效' },
  { value: 'amended', label: '已修改' },
  { value: 'repealed', label: '已废止' },
  { value: 'pending', label: '尚未施行' },
] as const satisfies readonly Option[]
export type Validity = (typeof validityList)[number]['value']
