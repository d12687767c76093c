import * as z from 'zod/mini'
import { emptyAnswers, type FormSection, questionsOf } from './form/question.ts'
import { finishedRules, typedRules } from './form/rules.ts'
import { paySection } from './pay-form.ts'
import { postingStages } from './posting-life.ts'
import { contractTermList } from './reference/contract-terms.ts'
import { educationList } from './reference/education.ts'
import { experienceList, jobTagList, natureList, probationList } from './reference/employment.ts'

/** Yuan a month. */
const wageRange = { min: 500, max: 500_000 } as const

/** What a posting says: asked by its form, checked before it is published, stored while it is written, read back in words. */
export const postingForm = [
  {
    name: 'job',
    title: '职位',
    questions: [
      { name: 'title', label: '职位名称', kind: 'text', min: 2, max: 40, required: true },
      { name: 'category', label: '职位类别', kind: 'category', required: true },
      {
        name: 'nature',
        label: '工作性质',
        kind: 'select',
        options: natureList,
        required: true,
        initial: '1',
        width: 'half',
      },
      {
        name: 'headcount',
        label: '招聘人数',
        kind: 'number',
        min: 1,
        max: 9999,
        unit: '人',
        required: true,
        width: 'half',
      },
      { name: 'urgent', label: '急招', kind: 'yes', width: 'half' },
      { name: 'forGraduates', label: '应届毕业生可投', kind: 'yes', width: 'half' },
    ],
  },
  {
    name: 'pay',
    title: '薪资与福利',
    hint: '按规定要写明基本薪资；由哪些部分组成可以写在“薪资构成”里。',
    questions: [
      {
        name: 'wageMin',
        label: '最低月薪',
        kind: 'number',
        ...wageRange,
        unit: '元/月',
        required: true,
        width: 'half',
      },
      {
        name: 'wageMax',
        label: '最高月薪',
        kind: 'number',
        ...wageRange,
        unit: '元/月',
        required: true,
        width: 'half',
      },
      {
        name: 'wageMonths',
        label: '每年发薪',
        kind: 'number',
        min: 12,
        max: 24,
        unit: '个月',
        required: true,
        initial: 12,
        width: 'half',
      },
      {
        name: 'contractTerm',
        label: '合同期限',
        kind: 'select',
        options: contractTermList,
        required: true,
        width: 'half',
      },
      {
        name: 'probation',
        label: '试用期',
        kind: 'select',
        options: probationList,
        required: true,
        initial: '0',
        width: 'half',
      },
      { name: 'welfare', label: '福利', kind: 'several', options: jobTagList, most: 10, hint: '最多选 10 项' },
    ],
  },
  paySection,
  {
    name: 'place',
    title: '地点与时间',
    questions: [
      { name: 'city', label: '工作城市', kind: 'city', district: 'district', required: true, width: 'half' },
      { name: 'district', label: '工作区县', kind: 'district', city: 'city', required: true, width: 'half' },
      { name: 'address', label: '详细地址', kind: 'text', max: 100, required: true, autoComplete: 'street-address' },
      {
        name: 'workingHours',
        label: '工作时间',
        kind: 'text',
        max: 60,
        usual: ['8:30-17:30，双休', '9:00-18:00，双休', '早中晚三班，每班 8 小时，做五休二', '做四休二，每班 8 小时'],
      },
      { name: 'expiresOn', label: '截止日期', kind: 'day', required: true, hint: '最长 180 天', usual: [30, 60, 90] },
    ],
  },
  {
    name: 'demands',
    title: '要求与职责',
    questions: [
      { name: 'education', label: '学历要求', kind: 'select', options: educationList, required: true, width: 'half' },
      { name: 'experience', label: '经验要求', kind: 'select', options: experienceList, required: true, width: 'half' },
      {
        name: 'duties',
        label: '岗位职责',
        kind: 'area',
        min: 10,
        max: 3000,
        required: true,
        hint: '一行一条',
        rows: 6,
      },
      {
        name: 'requirements',
        label: '任职要求',
        kind: 'area',
        min: 4,
        max: 3000,
        required: true,
        hint: '一行一条',
        rows: 5,
      },
    ],
  },
] as const satisfies readonly FormSection[]

/** The questions of a posting, in the order in which they are asked. */
export const postingQuestions = /* @__PURE__ */ questionsOf(postingForm)

/** What a job's own page says beyond what lists say of it. */
export const publicAnswers = {
  city: true,
  district: true,
  address: true,
  workingHours: true,
  contractTerm: true,
  probation: true,
  forGraduates: true,
  duties: true,
  requirements: true,
  baseMin: true,
  baseMax: true,
  bonusKind: true,
  bonusMin: true,
  bonusMax: true,
  bonusPercent: true,
  bonusOf: true,
  bonusWords: true,
  mealPay: true,
  lodgingPay: true,
  travelPay: true,
  otherPay: true,
  payDay: true,
  insuranceFrom: true,
  probationPay: true,
} as const satisfies Partial<Record<keyof JobDraft, true>>
type PublicAnswers = Pick<JobDraft, keyof typeof publicAnswers>

/** The part of a posting that stands on the job's own page. */
export const publicAnswersOf = (draft: JobDraft): PublicAnswers =>
  // The draft's own answers, fewer of them.
  Object.fromEntries(Object.entries(draft).filter(([name]) => name in publicAnswers)) as PublicAnswers

/** What is wrong with the two ends of the pay taken together; null for nothing. */
export function payFault({ wageMin, wageMax }: { readonly wageMin: number | null; readonly wageMax: number | null }) {
  if (wageMin === null || wageMax === null || wageMin <= wageMax) return null
  return { path: 'wageMax', message: '最高月薪不能低于最低月薪' } as const
}

/** The rules of publishing. A draft may be incomplete (`jobDraft`); publishing takes only what passes this. */
/* @__NO_SIDE_EFFECTS__ */
export const jobPosting = () =>
  finishedRules(postingQuestions).check(
    z.superRefine((job, context) => {
      const fault = payFault(job)
      if (fault) context.addIssue({ code: 'custom', ...fault, path: [fault.path], input: job })
    }),
  )
export type JobPosting = z.input<ReturnType<typeof jobPosting>>

/** What a draft keeps: whatever has been typed so far, nothing refused but what is too long to be meant. */
/* @__NO_SIDE_EFFECTS__ */
export const jobDraft = () => typedRules(postingQuestions)
export type JobDraft = z.output<ReturnType<typeof jobDraft>>

/** A posting in which nothing has been written. */
export const emptyDraft = (): JobDraft => emptyAnswers(postingQuestions)

export const jobStates = ['draft', 'scheduled', 'queued', 'valid', 'invalid'] as const
export type JobState = (typeof jobStates)[number]

/** An employer's own job: everything typed, and what became of it. */
/* @__NO_SIDE_EFFECTS__ */
export const ownJob = () =>
  z.object({
    id: z.string(),
    state: z.enum(jobStates),
    stage: z.enum(postingStages),
    /** Day on which it appears, YYYY-MM-DD; '' when it is not scheduled. */
    opensOn: z.string(),
    /** Why it was taken down, in words; '' when it was not, or before it was asked. */
    closedBecause: z.string(),
    draft: jobDraft(),
    /** Grows with every change; a save names the version it started from. */
    version: z.number(),
    updatedAt: z.number(),
  })
export type OwnJob = z.output<ReturnType<typeof ownJob>>
