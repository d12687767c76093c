import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import { fairDutyNames } from '../fair-duties.ts'
import { fairAnswers } from '../fair-form.ts'
import { fairMandates } from '../fair-mandates.ts'
import { participationStates } from '../fair-participation.ts'
import { MOST_BOOTHS } from '../fair-plan.ts'
import { numericId, optionalText, wholeNumber } from '../fields.ts'
import { fairSummary } from './fair-summary.ts'

const mandates = () => z.array(z.enum(fairMandates))

/** What has to be handed in, by when (milliseconds). */
const fairDuty = () => z.object({ name: z.enum(fairDutyNames), dueAt: z.number(), isDone: z.boolean() })

/** How many employers stand in each state. */
const participationCounts = () => z.record(z.enum(participationStates), z.number())

export const officeFair = () =>
  z.object({
    fair: fairSummary(),
    mandates: mandates(),
    /** Applications that nobody has answered. */
    applied: z.number(),
    duties: z.array(fairDuty()),
  })

export const listOfficeFairs = {
  summary: '我负责的招聘会',
  input: z.strictObject({ view: z._default(z.enum(['coming', 'past']), 'coming') }),
  output: z.object({
    list: z.array(officeFair()),
    /** Cities in which one may make fairs; 360000 for all. */
    cities: z.array(z.string()),
  }),
} satisfies Schemas

export const officeFairInfo = {
  summary: '招聘会工作台：报名、展位、预约和待办',
  input: z.strictObject({ fair: numericId() }),
  output: z.extend(officeFair(), {
    version: z.number(),
    participations: participationCounts(),
    /** Since when the longest wait for an answer lasts; null where nobody waits. */
    oldest: z.nullable(z.number()),
    booths: z.object({ free: z.number(), held: z.number(), taken: z.number(), public: z.number() }),
    capacity: z.number(),
    people: z.array(
      z.object({
        name: z.string(),
        mandates: mandates(),
        /** For all fairs of the city. */
        isCity: z.boolean(),
      }),
    ),
  }),
} satisfies Schemas

/** What a new fair is made from: a series, a former fair, or nothing. '' for neither. */
const fairSource = () => ({
  series: z._default(z.string().check(z.regex(/^([1-9]\d{0,11})?$/, '编号不正确')), ''),
  from: z._default(z.string().check(z.regex(/^([1-9]\d{0,11})?$/, '编号不正确')), ''),
})

/** The answers of a form that may lack some: a new fair has no day yet. */
const answers = () => z.record(z.string(), z.union([z.string(), z.nullable(z.number())]))

export const fairSources = {
  summary: '新建招聘会可用的系列、往届和展厅模板',
  input: z.strictObject({}),
  output: z.object({
    series: z.array(z.object({ id: z.string(), title: z.string() })),
    fairs: z.array(z.object({ id: z.string(), title: z.string() })),
    templates: z.array(z.object({ id: z.string(), name: z.string(), booths: z.number() })),
  }),
} satisfies Schemas

export const fairDraft = {
  summary: '新建招聘会的预填内容',
  input: z.strictObject(fairSource()),
  output: z.object({
    answers: answers(),
    /** Of the hall; '' for none, or that of the former fair. */
    template: z.string(),
  }),
} satisfies Schemas

export const addFair = {
  summary: '新建招聘会',
  input: z.strictObject({
    ...fairSource(),
    template: z._default(z.string().check(z.regex(/^([1-9]\d{0,11})?$/, '编号不正确')), ''),
    answers: fairAnswers(),
  }),
  output: z.object({ id: z.string() }),
} satisfies Schemas

export const fairFormInfo = {
  summary: '招聘会的内容，供修改',
  input: z.strictObject({ fair: numericId() }),
  output: z.object({ title: z.string(), version: z.number(), answers: answers() }),
} satisfies Schemas

const version = () => wholeNumber('版本', 1, 1_000_000_000)

export const changeFair = {
  summary: '修改招聘会',
  input: z.strictObject({ fair: numericId(), version: version(), answers: fairAnswers() }),
  output: z.object({ version: z.number() }),
} satisfies Schemas

const boothShape = () => ({
  code: z.string(),
  kind: z.enum(['standard', 'large', 'public']),
  x: z.number(),
  y: z.number(),
  w: z.number(),
  h: z.number(),
  /** In fen. */
  fee: z.number(),
})

export const officeBooth = () =>
  z.object({
    id: z.string(),
    hall: z.string(),
    ...boothShape(),
    state: z.enum(['free', 'held', 'taken']),
    /** Who stands there; '' for nobody. */
    participation: z.string(),
    company: z.string(),
  })

export const fairPlanInfo = {
  summary: '招聘会的展厅和展位',
  input: z.strictObject({ fair: numericId() }),
  output: z.object({
    title: z.string(),
    version: z.number(),
    /** What a standard booth costs, in fen. */
    boothFee: z.number(),
    halls: z.array(z.object({ id: z.string(), name: z.string(), width: z.number(), depth: z.number() })),
    booths: z.array(officeBooth()),
  }),
} satisfies Schemas

const decimetres = (label: string) => wholeNumber(label, 0, 100_000)

export const saveFairPlan = {
  summary: '保存招聘会的展位',
  input: z.strictObject({
    fair: numericId(),
    version: version(),
    booths: z
      .array(
        z.strictObject({
          /** '' for a new one. */
          id: z._default(z.string().check(z.regex(/^([1-9]\d{0,11})?$/, '编号不正确')), ''),
          hall: numericId(),
          code: optionalText('展位号', 6),
          kind: z.enum(['standard', 'large', 'public']),
          x: decimetres('左边距'),
          y: decimetres('上边距'),
          w: decimetres('宽'),
          h: decimetres('深'),
          fee: wholeNumber('展位费', 0, 100_000_000),
        }),
      )
      .check(z.maxLength(MOST_BOOTHS, `一场招聘会最多 ${MOST_BOOTHS} 个展位`)),
  }),
  output: z.object({ version: z.number() }),
} satisfies Schemas
