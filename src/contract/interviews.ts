import type * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import type * as schemas from './schemas/interviews.ts'

export { slotFaults, slotStart } from './rules/interview-slots.ts'
export {
  type InterviewAction,
  type InterviewObstacle,
  type InterviewSide,
  type InterviewStanding,
  type InterviewState,
  type InterviewStep,
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

export type Interview = z.output<ReturnType<typeof schemas.interview>>

export type InterviewEvent = z.output<ReturnType<typeof schemas.event>>

export type InterviewInFull = z.output<ReturnType<typeof schemas.interviewInFull>>

/** The interviews of whoever asks: a seeker's own, or those of an employer's company. Upcoming ones soonest first. */
export const listInterviews = endpoint<typeof schemas.listInterviews>({
  method: 'GET',
  path: '/company_interviews/list',
  access: 'login',
  recorded: true,
})

/** One interview with what happened to it, as either side sees it. */
export const readInterview = endpoint<typeof schemas.readInterview>({
  method: 'GET',
  path: '/company_interviews/getInfo',
  access: 'login',
  recorded: true,
})

/** Invites an applicant; the application moves on to its interview state, and the applicant gets a message. */
export const inviteToInterview = endpoint<typeof schemas.inviteToInterview>({
  method: 'POST',
  path: '/company_interviews/add',
  access: 'type1',
  creates: true,
})

/** A step of either side; the other side gets a message. What the state does not allow answers `wrongState`. */
export const updateInterview = endpoint<typeof schemas.updateInterview>({
  method: 'POST',
  path: '/company_interviews/update',
  access: 'login',
})

/** Takes an interview that is over out of one's own list; the other side keeps it. */
export const deleteInterview = endpoint<typeof schemas.deleteInterview>({
  method: 'POST',
  path: '/company_interviews/delete',
  access: 'login',
})

/** The agreed interview as a calendar file (RFC 5545). */
export const interviewCalendar = endpoint<typeof schemas.interviewCalendar>({
  method: 'GET',
  path: '/company_interviews/calendar',
  access: 'login',
  recorded: true,
  answer: 'binary',
})
