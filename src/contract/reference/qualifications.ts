import type { Option } from './option.ts'

/** Level of a professional title (职称). */
export const technologyTitleLevelList = [
  { value: '5', label: '正高级' },
  { value: '2', label: '副高级' },
  { value: '6', label: '中级' },
  { value: '3', label: '初级' },
  { value: '9', label: '未定级' },
] as const satisfies readonly Option[]

/** Level of a vocational qualification (国家职业资格). */
export const vocationalQualificationList = [
  { value: '1', label: '一级（高级技师）' },
  { value: '2', label: '二级（技师）' },
  { value: '3', label: '三级（高级工）' },
  { value: '4', label: '四级（中级工）' },
  { value: '5', label: '五级（初级工）' },
  { value: '99', label: '无' },
] as const satisfies readonly Option[]

/** Technical level, vocational grades and professional titles in one ascending scale. */
export const techLevelList = [
  { value: '1', label: '无' },
  { value: '2', label: '职业资格五级（初级工）' },
  { value: '3', label: '职业资格四级（中级工）' },
  { value: '4', label: '职业资格三级（高级工）' },
  { value: '5', label: '职业资格二级（技师）' },
  { value: '6', label: '职业资格一级（高级技师）' },
  { value: '7', label: '初级专业技术职称' },
  { value: '8', label: '中级专业技术职称' },
  { value: '9', label: '高级专业技术职称' },
] as const satisfies readonly Option[]

/** Languages a person may list. */
export const languageList = [
  { value: '208', label: '普通话' },
  { value: '209', label: '粤语' },
  { value: '210', label: '英语' },
  { value: '211', label: '法语' },
  { value: '212', label: '日语' },
  { value: '213', label: '其他' },
  { value: '530', label: '德语' },
  { value: '531', label: '俄语' },
] as const satisfies readonly Option[]

/** Command of a language, ascending. */
export const languageLevelList = [
  { value: '291', label: '入门' },
  { value: '292', label: '一般' },
  { value: '293', label: '熟练' },
  { value: '294', label: '精通' },
] as const satisfies readonly Option[]
