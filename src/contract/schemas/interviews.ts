import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import { done, pageOf, paging, uuid } from '../fields.ts'
import { interviewStep, invitation } from '../interview-fields.ts'
import { interviewGroups } from '../interviews.ts'
import { interviewActions, interviewStates } from '../rules/interview-states.ts'

export const interview = () =>
  z.object({
    id: z.string(),
    state: z.enum(interviewStates),
    way: z.enum(['onsite', 'video', 'phone']),
    place: z.string(),
    contact: z.string(),
    phone: z.string(),
    note: z.string(),
    minutes: z.number(),
    /** Starts that wait to be chosen from, in milliseconds: the employer's, or the seeker's once countered. */
    slots: z.array(z.number()),
    /** The agreed start; 0 while there is none. */
    startsAt: z.number(),
    /** How often the employer has moved it. */
    rescheduled: z.number(),
    /** Who did not come. */
    absent: z.enum(['', 'seeker', 'employer']),
    /** Shown to the employer only. */
    result: z.enum(['', 'passed', 'undecided', 'failed']),
    applicationId: z.string(),
    jobId: z.string(),
    jobTitle: z.string(),
    companyId: z.string(),
    companyName: z.string(),
    /** Name of the applicant. */
    candidate: z.string(),
    /** The conference interview that it belongs to; '' for none. */
    meetingId: z.string(),
    updatedAt: z.number(),
  })

export const event = () =>
  z.object({
    at: z.number(),
    actor: z.enum(['seeker', 'employer', 'system']),
    action: z.enum(['invite', ...interviewActions]),
    remark: z.string(),
    /** The start that this step agreed on; 0 for none. */
    startsAt: z.number(),
  })

export const interviewInFull = () => z.extend(interview(), { events: z.array(event()) })

export const listInterviews = {
  summary: '面试列表',
  input: z.strictObject({ group: z._default(z.enum(['', ...interviewGroups]), ''), ...paging() }),
  output: z.extend(pageOf(interview()), { counts: z.record(z.enum(interviewGroups), z.number()) }),
} satisfies Schemas

export const readInterview = {
  summary: '一场面试的安排和经过',
  input: z.strictObject({ id: uuid() }),
  output: interviewInFull(),
} satisfies Schemas

export const inviteToInterview = {
  summary: '邀请面试',
  input: invitation(),
  output: interviewInFull(),
} satisfies Schemas

export const updateInterview = {
  summary: '答复、改期、取消或登记面试',
  role: 'recruiter',
  input: interviewStep(),
  output: interviewInFull(),
} satisfies Schemas

export const deleteInterview = {
  summary: '从列表中移除已结束的面试',
  role: 'recruiter',
  input: z.strictObject({ id: uuid() }),
  output: done(),
} satisfies Schemas

export const interviewCalendar = {
  summary: '面试的日历文件',
  input: z.strictObject({ id: uuid() }),
  output: z.unknown(),
} satisfies Schemas
