import * as z from 'zod/mini'
import { answerRemark, letterWords, noteBody } from '../application-fields.ts'
import type { Schemas } from '../endpoint.ts'
import { done, numericId, pageOf, paging, uuid } from '../fields.ts'
import { jobSummary } from '../job-summary.ts'
import { receivedFilter } from '../received-fields.ts'
import { resumeLanguages } from '../resume-language.ts'
import { applicationStates } from '../rules/application-states.ts'
import { interviewActions } from '../rules/interview-states.ts'

export const event = () =>
  z.object({
    at: z.number(),
    actor: z.enum(['seeker', 'employer', 'system']),
    state: z.enum(applicationStates),
    /** Words to the other side. */
    remark: z.string(),
  })

/** What happened besides moves: the employer was reminded, or a step of an interview. */
const ownSteps = ['', 'remind', 'invite', ...interviewActions] as const

/** An event as the seeker sees it. */
export const ownEvent = () =>
  z.extend(event(), {
    /** '' for a move or words of the employer; otherwise `state` is where the application stood then. */
    step: z.enum(ownSteps),
    /** The start of an interview that this step agreed on; 0 for none. */
    startsAt: z.number(),
  })

export const ownApplication = () =>
  z.object({
    id: z.string(),
    state: z.enum(applicationStates),
    job: z.pick(jobSummary(), {
      id: true,
      title: true,
      companyId: true,
      companyName: true,
      place: true,
      wageMin: true,
      wageMax: true,
      wageMonths: true,
    }),
    /** The posting is still open. */
    jobOpen: z.boolean(),
    appliedAt: z.number(),
    updatedAt: z.number(),
    /** From when on the employer may be reminded; 0 when it can't be any more. */
    remindableAt: z.number(),
    /** When the employer was reminded; 0 for not. */
    remindedAt: z.number(),
    /** When the employer's silence ends it; 0 when it was answered or has ended. */
    endsAt: z.number(),
    /** Oldest first. */
    events: z.array(ownEvent()),
  })

export const applyToJob = {
  summary: '投递简历',
  input: z.strictObject({ jobId: numericId(), resumeId: uuid() }),
  output: z.object({ applicationId: z.string(), appliedAt: z.number() }),
} satisfies Schemas

export const listOwnApplications = {
  summary: '我的投递',
  input: z.strictObject({
    state: z._default(z.enum(['', ...applicationStates]), ''),
    /** One alone, as a message leads to it; '' for all. */
    id: z._default(z.union([z.literal(''), uuid()]), ''),
    ...paging(),
  }),
  output: pageOf(ownApplication()),
} satisfies Schemas

export const withdrawApplication = {
  summary: '撤回投递',
  input: z.strictObject({ id: uuid() }),
  output: ownApplication(),
} satisfies Schemas

export const removeApplication = {
  summary: '删除投递记录',
  input: z.strictObject({ id: uuid() }),
  output: done(),
} satisfies Schemas

export const remindOfApplication = {
  summary: '提醒单位答复',
  input: z.strictObject({ id: uuid() }),
  output: ownApplication(),
} satisfies Schemas

export const replyToEmployer = {
  summary: '回复单位',
  input: z.strictObject({ id: uuid(), words: letterWords() }),
  output: ownApplication(),
} satisfies Schemas

/** What a company marks applications with. */
export const receivedTag = () => z.object({ id: z.string(), name: z.string() })

/** An application as its employer's lists show it. */
export const receivedApplication = () =>
  z.object({
    id: z.string(),
    state: z.enum(applicationStates),
    unread: z.boolean(),
    /** The employer looks blind: name, sex, age and contacts are not told before the first step. */
    blind: z.boolean(),
    jobId: z.string(),
    jobTitle: z.string(),
    name: z.string(),
    sex: z.string(),
    /** Whole years; null when the birthday is not known. */
    age: z.nullable(z.number()),
    education: z.string(),
    experience: z.string(),
    /** City of residence in words. */
    place: z.string(),
    latestJob: z.string(),
    /** Of the resume that was sent. */
    language: z.enum(resumeLanguages),
    /** The company's own, by name. */
    tags: z.array(receivedTag()),
    appliedAt: z.number(),
    updatedAt: z.number(),
  })

export const listReceived = {
  summary: '收到的简历',
  role: 'reader',
  input: z.extend(receivedFilter(), {
    ...paging(),
    /** `changed`: those moved last come first, as in the columns of the board. */
    order: z._default(z.enum(['applied', 'changed']), 'applied'),
  }),
  output: z.extend(pageOf(receivedApplication()), {
    /** How many there are in each state, all jobs together. */
    counts: z.record(z.enum(applicationStates), z.number()),
  }),
} satisfies Schemas

export const receivedDetail = {
  summary: '一份收到的简历的进展',
  role: 'reader',
  input: z.strictObject({ id: uuid() }),
  output: z.extend(receivedApplication(), {
    phone: z.string(),
    events: z.array(event()),
    notes: z.array(z.object({ id: z.string(), body: z.string(), author: z.string(), at: z.number() })),
  }),
} satisfies Schemas

export const updateReceivedState = {
  summary: '更新投递状态并答复',
  input: z.strictObject({
    id: uuid(),
    state: z.enum(['shortlisted', 'interview', 'offer', 'hired', 'unfit']),
    remark: answerRemark(),
  }),
  output: receivedApplication(),
} satisfies Schemas

export const markReceivedViewed = {
  summary: '标记为已查看',
  input: z.strictObject({ id: uuid() }),
  output: receivedApplication(),
} satisfies Schemas

export const addReceivedNote = {
  summary: '添加内部备注',
  input: z.strictObject({ id: uuid(), body: noteBody() }),
  output: z.object({ id: z.string(), body: z.string(), author: z.string(), at: z.number() }),
} satisfies Schemas

/** How applications are answered. */
export const answering = z.object({
  /** Applications that are counted: answered, or old enough to have been. */
  applications: z.number(),
  /** How many of them were answered: taken further or turned down. */
  answered: z.number(),
  /** Half of the answers came within so many hours; null without an answer. */
  medianHours: z.nullable(z.number()),
})

export const companyAnswering = {
  summary: '单位的答复情况',
  input: z.strictObject({ id: numericId() }),
  output: answering,
} satisfies Schemas
