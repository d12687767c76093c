import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { done, pageOf, paging, uuid } from './fields.ts'
import { interviewStep, invitation } from './interview-fields.ts'
import { interviewActions, interviewStates } from './rules/interview-states.ts'

export { slotFaults, slotStart } from './rules/interview-slots.ts'
export {
  type InterviewAction,
  type InterviewObstacle,
  type InterviewSide,
  type InterviewStanding,
  type InterviewState,
  interviewObstacle,
  interviewStateAfter,
  interviewStateLabels,
  isOpenInterview,
  MOST_RESCHEDULES,
  possibleInterviewActions,
} from './rules/interview-states.ts'

/** Still to be answered by one side; agreed and to come; over. */
export const interviewGroups = ['waiting', 'upcoming', 'past'] as const
export type InterviewGroup = (typeof interviewGroups)[number]

const interview = () =>
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
export type Interview = z.output<ReturnType<typeof interview>>

const event = () =>
  z.object({
    at: z.number(),
    actor: z.enum(['seeker', 'employer', 'system']),
    action: z.enum(['invite', ...interviewActions]),
    remark: z.string(),
    /** The start that this step agreed on; 0 for none. */
    startsAt: z.number(),
  })
export type InterviewEvent = z.output<ReturnType<typeof event>>

const interviewInFull = () => z.extend(interview(), { events: z.array(event()) })
export type InterviewInFull = z.output<ReturnType<typeof interviewInFull>>

/** The interviews of whoever asks: a seeker's own, or those of an employer's company. Upcoming ones soonest first. */
export const listInterviews = endpoint({
  method: 'GET',
  path: '/company_interviews/list',
  summary: '面试列表',
  access: 'login',
  recorded: true,
  input: z.strictObject({ group: z._default(z.enum(['', ...interviewGroups]), ''), ...paging() }),
  output: z.extend(pageOf(interview()), { counts: z.record(z.enum(interviewGroups), z.number()) }),
})

/** One interview with what happened to it, as either side sees it. */
export const readInterview = endpoint({
  method: 'GET',
  path: '/company_interviews/getInfo',
  summary: '一场面试的安排和经过',
  access: 'login',
  recorded: true,
  input: z.strictObject({ id: uuid() }),
  output: interviewInFull(),
})

/** Invites an applicant; the application moves on to its interview state, and the applicant gets a message. */
export const inviteToInterview = endpoint({
  method: 'POST',
  path: '/company_interviews/add',
  summary: '邀请面试',
  access: 'type1',
  creates: true,
  input: invitation(),
  output: interviewInFull(),
})

/** A step of either side; the other side gets a message. What the state does not allow answers `wrongState`. */
export const updateInterview = endpoint({
  method: 'POST',
  path: '/company_interviews/update',
  summary: '答复、改期、取消或登记面试',
  access: 'login',
  role: 'recruiter',
  input: interviewStep(),
  output: interviewInFull(),
})

/** Takes an interview that is over out of one's own list; the other side keeps it. */
export const deleteInterview = endpoint({
  method: 'POST',
  path: '/company_interviews/delete',
  summary: '从列表中移除已结束的面试',
  access: 'login',
  role: 'recruiter',
  input: z.strictObject({ id: uuid() }),
  output: done(),
})

/** The agreed interview as a calendar file (RFC 5545). */
export const interviewCalendar = endpoint({
  method: 'GET',
  path: '/company_interviews/calendar',
  summary: '面试的日历文件',
  access: 'login',
  recorded: true,
  answer: 'binary',
  input: z.strictObject({ id: uuid() }),
  output: z.unknown(),
})
