import type { Option } from './option.ts'

/** Whom a question of the help centre is for. */
export const helpAudienceList = [
  { value: 'seekers', label: '求职者' },
  { value: 'employers', label: '用人单位' },
  { value: 'exams', label: '考试报名' },
  { value: 'archives', label: '档案服务' },
  { value: 'complaints', label: '投诉监督' },
] as const satisfies readonly Option[]

export const feedbackReasonList = [
  { value: 'unclear', label: '看不懂' },
  { value: 'other-case', label: '和我的情况不一样' },
  { value: 'outdated', label: '内容过时了' },
  { value: 'wrong', label: '照着做没有成功' },
] as const satisfies readonly Option[]

/** Statements and service notes that people read as a page of their own. */
export const helpPages = [
  'about',
  'copyright',
  'privacy',
  'exams',
  'dispatch',
  'training',
  'supervision',
  'agreement',
] as const
export type HelpPageName = (typeof helpPages)[number]

/** `t` of /help (specification section 2); there is no 6, and 8 is ours: what people agree to when they register. */
export const helpTopicList = [
  { value: '1', label: '关于我们', name: 'about' },
  { value: '2', label: '版权声明', name: 'copyright' },
  { value: '3', label: '隐私声明', name: 'privacy' },
  { value: '4', label: '测评考试', name: 'exams' },
  { value: '5', label: '劳务派遣', name: 'dispatch' },
  { value: '7', label: '技能培训', name: 'training' },
  { value: '8', label: '用户服务协议', name: 'agreement' },
] as const satisfies readonly (Option & { name: HelpPageName })[]
