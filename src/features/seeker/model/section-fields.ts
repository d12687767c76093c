import { educationList } from '#contract/reference/education'
import { experienceList, natureList } from '#contract/reference/employment'
import { nationList } from '#contract/reference/nations'
import type { Option } from '#contract/reference/option'
import { politicsStatusList } from '#contract/reference/person'
import { languageLevelList, languageList } from '#contract/reference/qualifications'
import { wageList } from '#contract/reference/wages'
import { arrivalList, type ResumeSectionName, sexList } from '#contract/resume-sections'

/** How a question is asked. */
export type FieldKind =
  | { kind: 'text'; type?: 'text' | 'tel' | 'email'; autoComplete?: string }
  | { kind: 'area'; limit: number }
  | { kind: 'select'; options: readonly Option[] }
  | { kind: 'radio'; options: readonly Option[] }
  | { kind: 'birthday' }
  | { kind: 'month' }
  | { kind: 'monthOrNow' }
  | { kind: 'place' }
  | { kind: 'places'; max: number }
  | { kind: 'categories'; max: number }

export type FieldSpec = FieldKind & {
  name: string
  label: string
  required?: boolean
  hint?: string
  /** What to write in an English version; in place of `hint`. */
  english?: string
}

interface SectionSpec {
  fields: readonly FieldSpec[]
  /** What it is for, in one sentence. */
  hint: string
  /** For sections with any number of entries: what one is called. */
  entry?: { label: string; most: number }
}

const period = (label: string): FieldSpec[] => [
  { kind: 'month', name: 'from', label: `${label}开始时间`, required: true },
  { kind: 'monthOrNow', name: 'to', label: `${label}结束时间` },
]

/** The questions of every section, in the order in which they are asked. The contract's rules decide what is right. */
export const sectionSpecs: Record<ResumeSectionName, SectionSpec> = {
  basic: {
    hint: '单位通过这些内容认识您、联系您。',
    fields: [
      {
        kind: 'text',
        name: 'name',
        label: '姓名',
        required: true,
        autoComplete: 'name',
        hint: '与身份证一致',
        english: '用拼音写，如 Zhang San；有护照的与护照一致',
      },
      { kind: 'radio', name: 'sex', label: '性别', required: true, options: sexList },
      { kind: 'birthday', name: 'birthday', label: '出生日期', required: true },
      { kind: 'text', name: 'phone', label: '手机号', required: true, type: 'tel', autoComplete: 'tel' },
      { kind: 'text', name: 'email', label: '邮箱', type: 'email', autoComplete: 'email' },
      { kind: 'place', name: 'city', label: '现居住城市', required: true },
      { kind: 'select', name: 'experience', label: '工作年限', required: true, options: experienceList },
      { kind: 'select', name: 'education', label: '最高学历', required: true, options: educationList },
      { kind: 'select', name: 'politics', label: '政治面貌', options: politicsStatusList },
      { kind: 'select', name: 'nation', label: '民族', options: nationList },
    ],
  },
  intention: {
    hint: '想做什么、在哪里做，决定为您推荐哪些职位。',
    fields: [
      { kind: 'categories', name: 'categories', label: '期望职位', required: true, max: 3 },
      { kind: 'places', name: 'cities', label: '期望城市', required: true, max: 3 },
      { kind: 'select', name: 'wage', label: '期望薪资（每月）', required: true, options: wageList },
      { kind: 'radio', name: 'nature', label: '工作性质', required: true, options: natureList },
      { kind: 'radio', name: 'arrival', label: '到岗时间', required: true, options: arrivalList },
    ],
  },
  education: {
    hint: '从最高学历写起，至少一段。',
    entry: { label: '教育经历', most: 15 },
    fields: [
      {
        kind: 'text',
        name: 'school',
        label: '学校名称',
        required: true,
        english: '学校的英文全称，如 Jiangxi Normal University',
      },
      { kind: 'text', name: 'major', label: '专业', english: '如 Accounting、Mechanical Engineering' },
      { kind: 'select', name: 'education', label: '学历', required: true, options: educationList },
      ...period('就读'),
      {
        kind: 'area',
        name: 'remark',
        label: '在校情况',
        limit: 1000,
        hint: '主修课程、奖励、社团，没有可不写',
        english: '如 Second-class scholarship, 2018；没有可不写',
      },
    ],
  },
  work: {
    hint: '从最近一份工作写起。还没有工作过，可以不写这一节。',
    entry: { label: '工作经历', most: 15 },
    fields: [
      {
        kind: 'text',
        name: 'company',
        label: '单位名称',
        required: true,
        english: '单位的英文全称；没有的，拼音加 Co., Ltd.',
      },
      { kind: 'text', name: 'title', label: '职位名称', required: true, english: '如 General Ledger Accountant' },
      ...period('在职'),
      {
        kind: 'area',
        name: 'duties',
        label: '工作内容',
        limit: 2000,
        hint: '做了什么、做成了什么，有数字更好',
        english: '每句以动词开头，如 Managed…、Reduced…，有数字更好',
      },
    ],
  },
  projects: {
    hint: '能说明您本领的项目，选填。',
    entry: { label: '项目经历', most: 15 },
    fields: [
      {
        kind: 'text',
        name: 'name',
        label: '项目名称',
        required: true,
        english: '如 Warehouse Management System Upgrade',
      },
      { kind: 'text', name: 'role', label: '担任角色', english: '如 Project Leader、Team Member' },
      ...period('项目'),
      {
        kind: 'area',
        name: 'remark',
        label: '项目描述',
        limit: 2000,
        english: '项目是什么、您做了什么、结果怎样，每句以动词开头',
      },
    ],
  },
  skills: {
    hint: '职业资格、职称、驾照、软件，选填。',
    entry: { label: '技能或证书', most: 30 },
    fields: [
      {
        kind: 'text',
        name: 'name',
        label: '技能或证书名称',
        required: true,
        english: '如 Intermediate Accountant Certificate',
      },
      { kind: 'text', name: 'remark', label: '说明', hint: '等级、取得时间', english: '如 Obtained in 2023' },
    ],
  },
  languages: {
    hint: '普通话、方言和外语，选填。',
    entry: { label: '语言', most: 8 },
    fields: [
      { kind: 'select', name: 'language', label: '语种', required: true, options: languageList },
      { kind: 'select', name: 'level', label: '熟练程度', required: true, options: languageLevelList },
    ],
  },
  evaluation: {
    hint: '用几句话说说您的长处和打算，选填。',
    fields: [
      {
        kind: 'area',
        name: 'text',
        label: '自我评价',
        limit: 1000,
        english: '两三句话：做哪一行、几年经验、最拿手的事',
      },
    ],
  },
}

/** An entry in which nothing has been written. */
export const emptyEntry = (section: ResumeSectionName): Record<string, string> =>
  Object.fromEntries(sectionSpecs[section].fields.map(({ name }) => [name, '']))
