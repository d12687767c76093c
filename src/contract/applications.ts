import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { done, numericId, optionalText, pageOf, paging, text, uuid } from './fields.ts'
import { jobSummary } from './jobs.ts'
import { receivedFilter } from './received-fields.ts'
import { resumeLanguages } from './resume-language.ts'
import { applicationStates } from './rules/application-states.ts'

export {
  ANSWER_DAYS,
  type ApplicationState,
  applicationStateLabels,
  applicationStates,
  canMove,
  canRemind,
  canWithdraw,
  employerSteps,
  replyClock,
  SILENCE_DAYS,
} from './rules/application-states.ts'

const event = () =>
  z.object({
    at: z.number(),
    actor: z.enum(['seeker', 'employer', 'system']),
    state: z.enum(applicationStates),
    /** The employer's words to the seeker. */
    remark: z.string(),
  })
export type ApplicationEvent = z.output<ReturnType<typeof event>>

const ownApplication = () =>
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
    events: z.array(event()),
  })
export type OwnApplication = z.output<ReturnType<typeof ownApplication>>

/** Sends a resume to a job, once: a repetition answers `alreadyApplied` with `data.applicationId`. */
export const applyToJob = endpoint({
  method: 'POST',
  path: '/personal_jobs_apply/apply',
  summary: '投递简历',
  access: 'type2',
  creates: true,
  input: z.strictObject({ jobId: numericId(), resumeId: uuid() }),
  output: z.object({ applicationId: z.string(), appliedAt: z.number() }),
})

export const listOwnApplications = endpoint({
  method: 'GET',
  path: '/personal_jobs_apply/list',
  summary: '我的投递',
  access: 'type2',
  input: z.strictObject({ state: z._default(z.enum(['', ...applicationStates]), ''), ...paging() }),
  output: pageOf(ownApplication()),
})

export const withdrawApplication = endpoint({
  method: 'POST',
  path: '/personal_jobs_apply/update',
  summary: '撤回投递',
  access: 'type2',
  input: z.strictObject({ id: uuid() }),
  output: ownApplication(),
})

/** Takes an application that has ended out of one's own list; the employer keeps it, and one cannot apply for the job again. */
export const removeApplication = endpoint({
  method: 'POST',
  path: '/personal_jobs_apply/delete',
  summary: '删除投递记录',
  access: 'type2',
  input: z.strictObject({ id: uuid() }),
  output: done(),
})

/** Asks the employer for an answer, once; a repetition changes nothing. */
export const remindOfApplication = endpoint({
  method: 'POST',
  path: '/personal_jobs_apply/remind',
  summary: '提醒单位答复',
  access: 'type2',
  input: z.strictObject({ id: uuid() }),
  output: ownApplication(),
})

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
    appliedAt: z.number(),
    updatedAt: z.number(),
  })
export type ReceivedApplication = z.output<ReturnType<typeof receivedApplication>>

export const listReceived = endpoint({
  method: 'GET',
  path: '/received_resumes/list',
  summary: '收到的简历',
  access: 'type1',
  recorded: true,
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
})

/** One application with its history and the employer's notes. */
export const receivedDetail = endpoint({
  method: 'GET',
  path: '/received_resumes/getInfo',
  summary: '一份收到的简历的进展',
  access: 'type1',
  recorded: true,
  role: 'reader',
  input: z.strictObject({ id: uuid() }),
  output: z.extend(receivedApplication(), {
    phone: z.string(),
    events: z.array(event()),
    notes: z.array(z.object({ id: z.string(), body: z.string(), author: z.string(), at: z.number() })),
  }),
})

/** Moves an application on; the seeker gets a message with the remark. */
export const updateReceivedState = endpoint({
  method: 'POST',
  path: '/received_resumes/updateStatus',
  summary: '更新投递状态并答复',
  access: 'type1',
  input: z.strictObject({
    id: uuid(),
    state: z.enum(['shortlisted', 'interview', 'offer', 'hired', 'unfit']),
    remark: optionalText('答复', 500),
  }),
  output: receivedApplication(),
})

export const markReceivedViewed = endpoint({
  method: 'POST',
  path: '/received_resumes/view',
  summary: '标记为已查看',
  access: 'type1',
  role: 'reader',
  input: z.strictObject({ id: uuid() }),
  output: receivedApplication(),
})

export const addReceivedNote = endpoint({
  method: 'POST',
  path: '/received_resumes/addNote',
  summary: '添加内部备注',
  access: 'type1',
  creates: true,
  input: z.strictObject({ id: uuid(), body: text('备注', { max: 500 }) }),
  output: z.object({ id: z.string(), body: z.string(), author: z.string(), at: z.number() }),
})

/**
 * How an employer answers, from the log of its applications: of those of the last half year (at most 200) that have had a
 * week's time or an answer.
 */
export const companyAnswering = endpoint({
  method: 'GET',
  path: '/companys/answering',
  summary: '单位的答复情况',
  access: 'public',
  input: z.strictObject({ id: numericId() }),
  output: z.object({
    /** Applications that are counted. */
    applications: z.number(),
    /** How many of them were answered: taken further or turned down. */
    answered: z.number(),
    /** Half of the answers came within so many hours; null without an answer. */
    medianHours: z.nullable(z.number()),
  }),
})
