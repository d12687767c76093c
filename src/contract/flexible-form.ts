import * as z from 'zod/mini'
import { payUnits, settlements } from './flexible.ts'
import { flexibleStages } from './flexible-life.ts'
import { emptyAnswers, type FormSection, questionsOf } from './form/question.ts'
import { finishedRules, typedRules } from './form/rules.ts'
import { flexibleCategory } from './reference/flexible.ts'

/** Every half hour of a day, HH:mm. */
const times = Array.from({ length: 48 }, (_, half) => {
  const time = `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`
  return { value: time, label: time }
})

/** Yuan for an hour, a day or a piece. */
const pay = { min: 1, max: 10_000, unit: '元' } as const

/** What a posting of casual work says. */
export const flexibleForm = [
  {
    name: 'work',
    title: '零工',
    questions: [
      { name: 'title', label: '零工名称', kind: 'text', min: 2, max: 40, required: true },
      {
        name: 'category',
        label: '类别',
        kind: 'select',
        options: flexibleCategory,
        required: true,
        width: 'half',
      },
      {
        name: 'headcount',
        label: '招工人数',
        kind: 'number',
        min: 1,
        max: 999,
        unit: '人',
        required: true,
        width: 'half',
      },
    ],
  },
  {
    name: 'pay',
    title: '报酬',
    hint: '按天、按小时的报酬不能低于全省的小时最低工资。',
    questions: [
      {
        name: 'payUnit',
        label: '计酬方式',
        kind: 'select',
        options: payUnits,
        required: true,
        initial: 'hour',
        width: 'half',
      },
      {
        name: 'settled',
        label: '结算方式',
        kind: 'select',
        options: settlements,
        required: true,
        initial: 'day',
        width: 'half',
      },
      { name: 'payLow', label: '最低报酬', kind: 'number', ...pay, required: true, width: 'half' },
      { name: 'payHigh', label: '最高报酬', kind: 'number', ...pay, required: true, width: 'half' },
    ],
  },
  {
    name: 'time',
    title: '时间',
    hint: '开工以后不再接受报名。',
    questions: [
      { name: 'startsOn', label: '开工日期', kind: 'day', required: true, hint: '60 天以内', width: 'half' },
      { name: 'startsAt', label: '开工时间', kind: 'select', options: times, required: true, width: 'half' },
      {
        name: 'length',
        label: '每天工时',
        kind: 'number',
        min: 1,
        max: 24,
        unit: '小时',
        required: true,
        width: 'half',
      },
      {
        name: 'days',
        label: '天数',
        kind: 'number',
        min: 1,
        max: 60,
        unit: '天',
        required: true,
        initial: 1,
        width: 'half',
      },
      { name: 'hours', label: '时间说明', kind: 'text', max: 60, hint: '例如：中午休息一小时，可选班次' },
    ],
  },
  {
    name: 'place',
    title: '地点与工作内容',
    questions: [
      { name: 'city', label: '工作城市', kind: 'city', district: 'district', required: true, width: 'half' },
      { name: 'district', label: '工作区县', kind: 'district', city: 'city', required: true, width: 'half' },
      { name: 'address', label: '详细地址', kind: 'text', max: 100, required: true, autoComplete: 'street-address' },
      { name: 'duties', label: '做什么', kind: 'area', min: 10, max: 1000, required: true, rows: 5 },
    ],
  },
] as const satisfies readonly FormSection[]

/** The questions of a posting, in the order in which they are asked. */
export const flexibleQuestions = /* @__PURE__ */ questionsOf(flexibleForm)

/** The rules of posting. */
/* @__NO_SIDE_EFFECTS__ */
export const flexiblePosting = () => finishedRules(flexibleQuestions)

/** What a draft keeps: whatever has been typed so far. */
/* @__NO_SIDE_EFFECTS__ */
export const flexibleDraft = () => typedRules(flexibleQuestions)
export type FlexibleDraft = z.output<ReturnType<typeof flexibleDraft>>

/** A posting in which nothing has been written. */
export const emptyFlexibleDraft = (): FlexibleDraft => emptyAnswers(flexibleQuestions)

/** An employer's own casual job: what it says, and how it stands. */
/* @__NO_SIDE_EFFECTS__ */
export const ownFlexibleJob = () =>
  z.object({
    id: z.string(),
    stage: z.enum(flexibleStages),
    draft: flexibleDraft(),
    /** Places that are given. */
    taken: z.number(),
    /** People who have applied. */
    applicants: z.number(),
    /** Why it was called off, in words; '' when it was not. */
    closedBecause: z.string(),
    /** Grows with every change; a save names the version that it started from. */
    version: z.number(),
    updatedAt: z.number(),
  })
export type OwnFlexibleJob = z.output<ReturnType<typeof ownFlexibleJob>>
