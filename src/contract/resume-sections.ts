import * as z from 'zod/mini'
import { emptyAnswers, type Question } from './form/question.ts'
import { finishedRules, type RuleOptions, typedRules } from './form/rules.ts'
import { educationList } from './reference/education.ts'
import { experienceList, natureList } from './reference/employment.ts'
import { nationList } from './reference/nations.ts'
import { politicsStatusList, sexList } from './reference/person.ts'
import { languageLevelList, languageList } from './reference/qualifications.ts'
import { wageList } from './reference/wages.ts'
import { type ResumeLanguage, roomFor } from './resume-language.ts'

/** Sections of a resume in the order in which people write them. */
export const resumeSectionNames = [
  'basic',
  'intention',
  'education',
  'work',
  'projects',
  'skills',
  'languages',
  'evaluation',
] as const
export type ResumeSectionName = (typeof resumeSectionNames)[number]

export const resumeSectionLabels = {
  basic: '基本信息',
  intention: '求职意向',
  education: '教育经历',
  work: '工作经历',
  projects: '项目经历',
  skills: '技能证书',
  languages: '语言能力',
  evaluation: '自我评价',
} as const satisfies Record<ResumeSectionName, string>

/** Sections without which a resume can't be sent. Work may stay empty: everybody starts once. */
export const requiredSections = ['basic', 'intention', 'education'] as const satisfies readonly ResumeSectionName[]

export const arrivalList = [
  { value: '1', label: '随时到岗' },
  { value: '2', label: '两周内到岗' },
  { value: '3', label: '一个月内到岗' },
  { value: '4', label: '面议' },
] as const

/** A resume's section: one of each question, or any number of entries that answer them. */
interface ResumeSectionForm {
  /** What it is for, in one sentence. */
  readonly hint: string
  readonly questions: readonly Question[]
  /** For sections with any number of entries: what one is called and counted by, and how many there may be. */
  readonly entry?: { readonly label: string; readonly unit: string; readonly most: number; readonly atLeast?: number }
}

/** What every section asks, in the order in which it is asked: its form, its rules and its empty answers. */
export const resumeForm = {
  basic: {
    hint: '单位通过这些内容认识您、联系您。',
    questions: [
      {
        name: 'name',
        label: '姓名',
        kind: 'text',
        format: 'personName',
        max: 60,
        required: true,
        autoComplete: 'name',
        hint: '与身份证一致',
        english: '用拼音写，如 Zhang San；有护照的与护照一致',
      },
      { name: 'sex', label: '性别', kind: 'radio', options: sexList, required: true },
      { name: 'birthday', label: '出生日期', kind: 'birthday', required: true },
      { name: 'phone', label: '手机号', kind: 'text', format: 'mobile', max: 20, required: true, width: 'half' },
      { name: 'email', label: '邮箱', kind: 'text', format: 'email', max: 254, width: 'half' },
      { name: 'city', label: '现居住城市', kind: 'place', required: true },
      { name: 'experience', label: '工作年限', kind: 'select', options: experienceList, required: true, width: 'half' },
      { name: 'education', label: '最高学历', kind: 'select', options: educationList, required: true, width: 'half' },
      { name: 'politics', label: '政治面貌', kind: 'select', options: politicsStatusList, width: 'half' },
      { name: 'nation', label: '民族', kind: 'select', options: nationList, width: 'half' },
    ],
  },
  intention: {
    hint: '想做什么、在哪里做，决定为您推荐哪些职位。',
    questions: [
      { name: 'categories', label: '期望职位', kind: 'categories', most: 3, required: true },
      { name: 'cities', label: '期望城市', kind: 'places', most: 3, required: true },
      { name: 'wage', label: '期望薪资（每月）', kind: 'select', options: wageList, required: true },
      { name: 'nature', label: '工作性质', kind: 'radio', options: natureList, required: true },
      { name: 'arrival', label: '到岗时间', kind: 'radio', options: arrivalList, required: true },
    ],
  },
  education: {
    hint: '从最高学历写起，至少一段。',
    entry: { label: '教育经历', unit: '段', most: 15, atLeast: 1 },
    questions: [
      {
        name: 'school',
        label: '学校名称',
        kind: 'text',
        min: 2,
        max: 60,
        required: true,
        english: '学校的英文全称，如 Jiangxi Normal University',
      },
      { name: 'major', label: '专业', kind: 'text', max: 60, english: '如 Accounting、Mechanical Engineering' },
      { name: 'education', label: '学历', kind: 'select', options: educationList, required: true },
      { name: 'from', label: '就读开始时间', kind: 'month', required: true, width: 'half' },
      { name: 'to', label: '就读结束时间', kind: 'monthOrNow', width: 'half' },
      {
        name: 'remark',
        label: '在校情况',
        kind: 'area',
        max: 1000,
        hint: '主修课程、奖励、社团，没有可不写',
        english: '如 Second-class scholarship, 2018；没有可不写',
      },
    ],
  },
  work: {
    hint: '从最近一份工作写起。还没有工作过，可以不写这一节。',
    entry: { label: '工作经历', unit: '段', most: 15 },
    questions: [
      {
        name: 'company',
        label: '单位名称',
        kind: 'text',
        min: 2,
        max: 60,
        required: true,
        english: '单位的英文全称；没有的，拼音加 Co., Ltd.',
      },
      {
        name: 'title',
        label: '职位名称',
        kind: 'text',
        min: 2,
        max: 40,
        required: true,
        english: '如 General Ledger Accountant',
      },
      { name: 'from', label: '在职开始时间', kind: 'month', required: true, width: 'half' },
      { name: 'to', label: '在职结束时间', kind: 'monthOrNow', width: 'half' },
      {
        name: 'duties',
        label: '工作内容',
        kind: 'area',
        max: 2000,
        hint: '做了什么、做成了什么，有数字更好',
        english: '每句以动词开头，如 Managed…、Reduced…，有数字更好',
      },
    ],
  },
  projects: {
    hint: '能说明您本领的项目，选填。',
    entry: { label: '项目经历', unit: '段', most: 15 },
    questions: [
      {
        name: 'name',
        label: '项目名称',
        kind: 'text',
        min: 2,
        max: 60,
        required: true,
        english: '如 Warehouse Management System Upgrade',
      },
      { name: 'role', label: '担任角色', kind: 'text', max: 40, english: '如 Project Leader、Team Member' },
      { name: 'from', label: '项目开始时间', kind: 'month', required: true, width: 'half' },
      { name: 'to', label: '项目结束时间', kind: 'monthOrNow', width: 'half' },
      {
        name: 'remark',
        label: '项目描述',
        kind: 'area',
        max: 2000,
        english: '项目是什么、您做了什么、结果怎样，每句以动词开头',
      },
    ],
  },
  skills: {
    hint: '职业资格、职称、驾照、软件，选填。',
    entry: { label: '技能或证书', unit: '项', most: 30 },
    questions: [
      {
        name: 'name',
        label: '技能或证书名称',
        kind: 'text',
        max: 60,
        required: true,
        english: '如 Intermediate Accountant Certificate',
      },
      { name: 'remark', label: '说明', kind: 'text', max: 200, hint: '等级、取得时间', english: '如 Obtained in 2023' },
    ],
  },
  languages: {
    hint: '普通话、方言和外语，选填。',
    entry: { label: '语言', unit: '种', most: 8 },
    questions: [
      { name: 'language', label: '语种', kind: 'select', options: languageList, required: true, width: 'half' },
      { name: 'level', label: '熟练程度', kind: 'select', options: languageLevelList, required: true, width: 'half' },
    ],
  },
  evaluation: {
    hint: '用几句话说说您的长处和打算，选填。',
    questions: [
      {
        name: 'text',
        label: '自我评价',
        kind: 'area',
        max: 1000,
        english: '两三句话：做哪一行、几年经验、最拿手的事',
      },
    ],
  },
} as const satisfies Record<ResumeSectionName, ResumeSectionForm>

type Entries = NonNullable<ResumeSectionForm['entry']>

const atMost = ({ most, unit }: Entries) => z.maxLength(most, `最多 ${most} ${unit}`)

/** Entries of a section as they are typed. */
const typedEntries = <const Questions extends readonly Question[]>(form: { questions: Questions; entry: Entries }) =>
  z.array(typedRules(form.questions)).check(atMost(form.entry))

/** What is being typed: stored whatever state it is in; only what can't be meant (far too long) is refused. */
export const typedSections = {
  basic: () => typedRules(resumeForm.basic.questions),
  intention: () => typedRules(resumeForm.intention.questions),
  education: () => typedEntries(resumeForm.education),
  work: () => typedEntries(resumeForm.work),
  projects: () => typedEntries(resumeForm.projects),
  skills: () => typedEntries(resumeForm.skills),
  languages: () => typedEntries(resumeForm.languages),
  evaluation: () => typedRules(resumeForm.evaluation.questions),
} as const satisfies Record<ResumeSectionName, () => z.ZodMiniType>

/** All sections as they are stored while they are being written. */
export const resumeSections = () =>
  z.strictObject({
    basic: typedSections.basic(),
    intention: typedSections.intention(),
    education: typedSections.education(),
    work: typedSections.work(),
    projects: typedSections.projects(),
    skills: typedSections.skills(),
    languages: typedSections.languages(),
    evaluation: typedSections.evaluation(),
  })
export type ResumeSections = z.output<ReturnType<typeof resumeSections>>

/** One section as it is being written: what an autosave sends. */
export const sectionChange = () =>
  z.discriminatedUnion('section', [
    z.strictObject({ section: z.literal('basic'), data: typedSections.basic() }),
    z.strictObject({ section: z.literal('intention'), data: typedSections.intention() }),
    z.strictObject({ section: z.literal('education'), data: typedSections.education() }),
    z.strictObject({ section: z.literal('work'), data: typedSections.work() }),
    z.strictObject({ section: z.literal('projects'), data: typedSections.projects() }),
    z.strictObject({ section: z.literal('skills'), data: typedSections.skills() }),
    z.strictObject({ section: z.literal('languages'), data: typedSections.languages() }),
    z.strictObject({ section: z.literal('evaluation'), data: typedSections.evaluation() }),
  ])
export type SectionChange = z.input<ReturnType<typeof sectionChange>>

/** Start not after end; an empty end is "until now", and one chosen in part is not compared. */
const inOrder = /* @__PURE__ */ z.superRefine<{ from?: unknown; to?: unknown }>(({ from, to }, context) => {
  if (typeof from !== 'string' || typeof to !== 'string') return
  if (to.length === from.length && from > to)
    context.addIssue({ code: 'custom', path: ['to'], message: '结束时间不能早于开始时间', input: to })
})

/** How rules differ by language: in names, and in how long texts may be. */
const rulesIn = (language: ResumeLanguage): RuleOptions =>
  language === 'en' ? { room: roomFor.en, formats: { personName: 'latinName' } } : {}

function makeFinished(section: ResumeSectionName, language: ResumeLanguage): z.ZodMiniType {
  const { questions, entry }: ResumeSectionForm = resumeForm[section]
  const rules = finishedRules(questions, rulesIn(language))
  if (!entry) return rules
  const { label, unit, atLeast = 0 } = entry
  return z.array(rules.check(inOrder)).check(z.minLength(atLeast, `请至少填写一${unit}${label}`), atMost(entry))
}

/** Made once each: lists ask for the state of thousands of sections. */
const finished = /* @__PURE__ */ new Map<string, z.ZodMiniType>()

/** The rules that a finished section passes: forms show their messages, the service computes the section's state. */
export function finishedSection(section: ResumeSectionName, language: ResumeLanguage = 'zh'): z.ZodMiniType {
  const name = `${section} ${language}`
  const rules = finished.get(name) ?? makeFinished(section, language)
  finished.set(name, rules)
  return rules
}

export const sectionStates = ['empty', 'started', 'finished'] as const
export type SectionState = (typeof sectionStates)[number]

const isBlank = (value: unknown): boolean =>
  value === '' ||
  (Array.isArray(value)
    ? value.every(isBlank)
    : typeof value === 'object' && value !== null && Object.values(value).every(isBlank))

/** Whether a section is empty, started or finished; pure, for client and service alike. */
export function sectionState(section: ResumeSectionName, data: unknown, language: ResumeLanguage = 'zh'): SectionState {
  if (isBlank(data)) return 'empty'
  return z.safeParse(finishedSection(section, language), data).success ? 'finished' : 'started'
}

const weights = {
  basic: 25,
  intention: 20,
  education: 20,
  work: 15,
  projects: 5,
  skills: 5,
  languages: 5,
  evaluation: 5,
} as const

/** How complete a resume is, 0 to 100. */
export const completenessOf = (sections: ResumeSections, language: ResumeLanguage = 'zh'): number =>
  resumeSectionNames.reduce(
    (sum, name) => sum + (sectionState(name, sections[name], language) === 'finished' ? weights[name] : 0),
    0,
  )

type EntrySection = {
  [Name in ResumeSectionName]: ResumeSections[Name] extends unknown[] ? Name : never
}[ResumeSectionName]

/** An entry of a section in which nothing has been written. */
export const emptyEntry = <Section extends EntrySection>(section: Section) =>
  emptyAnswers(resumeForm[section].questions)

/** A resume in which nothing has been written. */
export const emptySections = (): ResumeSections => ({
  basic: emptyAnswers(resumeForm.basic.questions),
  intention: emptyAnswers(resumeForm.intention.questions),
  education: [],
  work: [],
  projects: [],
  skills: [],
  languages: [],
  evaluation: emptyAnswers(resumeForm.evaluation.questions),
})
