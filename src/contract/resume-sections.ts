import * as z from 'zod/mini'
import { day, month, monthOrNow, oneOf, optionalOneOf, optionalText, severalOf, text } from './fields.ts'
import { educationList } from './reference/education.ts'
import { experienceList, natureList } from './reference/employment.ts'
import { nationList } from './reference/nations.ts'
import { politicsStatusList } from './reference/person.ts'
import { languageLevelList, languageList } from './reference/qualifications.ts'
import { wageList } from './reference/wages.ts'
import { type ResumeLanguage, roomFor } from './resume-language.ts'
import { mobile, personName } from './session-fields.ts'

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

/** GB/T 2261.1. */
export const sexList = [
  { value: '1', label: '男' },
  { value: '2', label: '女' },
] as const

export const arrivalList = [
  { value: '1', label: '随时到岗' },
  { value: '2', label: '两周内到岗' },
  { value: '3', label: '一个月内到岗' },
  { value: '4', label: '面议' },
] as const

const MOST = 15
const typed = (max = 500) => optionalText('内容', max)
const codes = () => severalOf('选项', /^\d{1,9}$/, 20)

/** What is being typed: stored whatever state it is in; only what can't be meant (far too long) is refused. */
export const typedSections = {
  basic: () =>
    z.strictObject({
      name: typed(),
      sex: typed(9),
      birthday: typed(10),
      phone: typed(50),
      email: typed(),
      politics: typed(9),
      nation: typed(9),
      city: typed(9),
      experience: typed(9),
      education: typed(9),
    }),
  intention: () =>
    z.strictObject({ categories: codes(), cities: codes(), wage: typed(9), nature: typed(9), arrival: typed(9) }),
  education: () =>
    z
      .array(
        z.strictObject({
          school: typed(),
          major: typed(),
          education: typed(9),
          from: typed(7),
          to: typed(7),
          remark: typed(4000),
        }),
      )
      .check(z.maxLength(MOST, `最多 ${MOST} 段`)),
  work: () =>
    z
      .array(z.strictObject({ company: typed(), title: typed(), from: typed(7), to: typed(7), duties: typed(6000) }))
      .check(z.maxLength(MOST, `最多 ${MOST} 段`)),
  projects: () =>
    z
      .array(z.strictObject({ name: typed(), role: typed(), from: typed(7), to: typed(7), remark: typed(6000) }))
      .check(z.maxLength(MOST, `最多 ${MOST} 段`)),
  skills: () => z.array(z.strictObject({ name: typed(), remark: typed(1000) })).check(z.maxLength(30, '最多 30 项')),
  languages: () => z.array(z.strictObject({ language: typed(9), level: typed(9) })).check(z.maxLength(8, '最多 8 种')),
  evaluation: () => z.strictObject({ text: typed(4000) }),
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

const period = <Shape extends z.core.$ZodShape>(label: string, shape: Shape) =>
  z.strictObject({ ...shape, from: month(`${label}开始时间`), to: monthOrNow(`${label}结束时间`) })

/** Start not after end; an empty end is "until now", and one chosen in part is not compared. */
const inOrder = <Item extends { from: string; to: string }>() =>
  z.superRefine<Item>((item, context) => {
    if (item.to.length === item.from.length && item.from > item.to) {
      context.addIssue({ code: 'custom', path: ['to'], message: '结束时间不能早于开始时间', input: item })
    }
  })

/** A name in Latin letters, as in a passport. */
const latinName = () =>
  text('姓名', { min: 2, max: 60 }).check(
    z.regex(/^\p{Script=Latin}[\p{Script=Latin}\p{Mark} .,'’-]*$/u, '请用拼音或英文填写姓名，如 Zhang San'),
  )

/** How long a text may be that may be so long in Chinese. */
const roomIn = (language: ResumeLanguage) => (max: number) => max * roomFor[language]

/**
 * The rules that a finished section passes: forms show their messages, the service computes the section's state. They
 * differ by language in names and in how long texts may be.
 */
export const finishedSections = {
  basic: (language: ResumeLanguage = 'zh') =>
    z.strictObject({
      name: language === 'en' ? latinName() : personName('姓名'),
      sex: oneOf('性别', sexList),
      birthday: day('出生日期'),
      phone: mobile(),
      email: z.string().check(
        z.trim(),
        z.refine(value => value === '' || (value.length <= 254 && /^[^\s@]{1,64}@[^\s@]+\.[^\s@]{2,}$/.test(value)), {
          error: '邮箱格式不正确',
        }),
      ),
      politics: optionalOneOf('政治面貌', politicsStatusList),
      nation: optionalOneOf('民族', nationList),
      city: z.string().check(z.regex(/^\d{6}$/, '请选择现居住城市')),
      experience: oneOf('工作年限', experienceList),
      education: oneOf('最高学历', educationList),
    }),
  intention: () =>
    z.strictObject({
      categories: severalOf('期望职位', /^\d{1,9}$/, 3).check(
        z.refine(values => values.length > 0, { error: '请选择期望职位' }),
      ),
      cities: severalOf('期望城市', /^\d{6}$/, 3).check(
        z.refine(values => values.length > 0, { error: '请选择期望城市' }),
      ),
      wage: oneOf('期望薪资', wageList),
      nature: oneOf('工作性质', natureList),
      arrival: oneOf('到岗时间', arrivalList),
    }),
  education: (language: ResumeLanguage = 'zh') => {
    const room = roomIn(language)
    return z
      .array(
        period('就读', {
          school: text('学校名称', { min: 2, max: room(60) }),
          major: optionalText('专业', room(60)),
          education: oneOf('学历', educationList),
          remark: optionalText('在校情况', room(1000)),
        }).check(inOrder()),
      )
      .check(z.minLength(1, '请至少填写一段教育经历'), z.maxLength(MOST, `最多 ${MOST} 段`))
  },
  work: (language: ResumeLanguage = 'zh') => {
    const room = roomIn(language)
    return z
      .array(
        period('在职', {
          company: text('单位名称', { min: 2, max: room(60) }),
          title: text('职位名称', { min: 2, max: room(40) }),
          duties: optionalText('工作内容', room(2000)),
        }).check(inOrder()),
      )
      .check(z.maxLength(MOST, `最多 ${MOST} 段`))
  },
  projects: (language: ResumeLanguage = 'zh') => {
    const room = roomIn(language)
    return z
      .array(
        period('项目', {
          name: text('项目名称', { min: 2, max: room(60) }),
          role: optionalText('担任角色', room(40)),
          remark: optionalText('项目描述', room(2000)),
        }).check(inOrder()),
      )
      .check(z.maxLength(MOST, `最多 ${MOST} 段`))
  },
  skills: (language: ResumeLanguage = 'zh') => {
    const room = roomIn(language)
    return z
      .array(
        z.strictObject({ name: text('技能或证书名称', { max: room(60) }), remark: optionalText('说明', room(200)) }),
      )
      .check(z.maxLength(30, '最多 30 项'))
  },
  languages: () =>
    z
      .array(z.strictObject({ language: oneOf('语种', languageList), level: oneOf('熟练程度', languageLevelList) }))
      .check(z.maxLength(8, '最多 8 种')),
  evaluation: (language: ResumeLanguage = 'zh') =>
    z.strictObject({ text: optionalText('自我评价', roomIn(language)(1000)) }),
} as const satisfies Record<ResumeSectionName, (language?: ResumeLanguage) => z.ZodMiniType>

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
  return z.safeParse(finishedSections[section](language), data).success ? 'finished' : 'started'
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

/** A resume in which nothing has been written. */
export const emptySections = (): ResumeSections => ({
  basic: {
    name: '',
    sex: '',
    birthday: '',
    phone: '',
    email: '',
    politics: '',
    nation: '',
    city: '',
    experience: '',
    education: '',
  },
  intention: { categories: [], cities: [], wage: '', nature: '', arrival: '' },
  education: [],
  work: [],
  projects: [],
  skills: [],
  languages: [],
  evaluation: { text: '' },
})
