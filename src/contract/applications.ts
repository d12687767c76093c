import type * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import type * as schemas from './schemas/applications.ts'

export {
  ANSWER_DAYS,
  type ApplicationState,
  applicationStateLabels,
  applicationStates,
  canInvite,
  canMove,
  canRemind,
  canWithdraw,
  employerSteps,
  replyClock,
  SILENCE_DAYS,
} from './rules/application-states.ts'
export { replyObstacle } from './rules/replies.ts'

export type ApplicationEvent = z.output<ReturnType<typeof schemas.event>>

export type OwnEvent = z.output<ReturnType<typeof schemas.ownEvent>>

export type OwnApplication = z.output<ReturnType<typeof schemas.ownApplication>>

/** Sends a resume to a job, once: a repetition answers `alreadyApplied` with `data.applicationId`. */
export const applyToJob = endpoint<typeof schemas.applyToJob>({
  method: 'POST',
  path: '/personal_jobs_apply/apply',
  access: 'type2',
  creates: true,
})

export const listOwnApplications = endpoint<typeof schemas.listOwnApplications>({
  method: 'GET',
  path: '/personal_jobs_apply/list',
  access: 'type2',
})

export const withdrawApplication = endpoint<typeof schemas.withdrawApplication>({
  method: 'POST',
  path: '/personal_jobs_apply/update',
  access: 'type2',
})

/** Takes an application that has ended out of one's own list; the employer keeps it, and one cannot apply for the job again. */
export const removeApplication = endpoint<typeof schemas.removeApplication>({
  method: 'POST',
  path: '/personal_jobs_apply/delete',
  access: 'type2',
})

/** Asks the employer for an answer, once; a repetition changes nothing. */
export const remindOfApplication = endpoint<typeof schemas.remindOfApplication>({
  method: 'POST',
  path: '/personal_jobs_apply/remind',
  access: 'type2',
})

/** Writes to the employer, where `replyObstacle` finds none; the same words within ten minutes are one letter. */
export const replyToEmployer = endpoint<typeof schemas.replyToEmployer>({
  method: 'POST',
  path: '/personal_jobs_apply/reply',
  access: 'type2',
})

export type ReceivedApplication = z.output<ReturnType<typeof schemas.receivedApplication>>

export const listReceived = endpoint<typeof schemas.listReceived>({
  method: 'GET',
  path: '/received_resumes/list',
  access: 'type1',
  recorded: true,
})

/** One application with its history and the employer's notes. */
export const receivedDetail = endpoint<typeof schemas.receivedDetail>({
  method: 'GET',
  path: '/received_resumes/getInfo',
  access: 'type1',
  recorded: true,
})

/** Moves an application on; the seeker gets a message with the remark. */
export const updateReceivedState = endpoint<typeof schemas.updateReceivedState>({
  method: 'POST',
  path: '/received_resumes/updateStatus',
  access: 'type1',
})

/** Says that the company has looked; the seeker gets a message. Not for readers, whose look changes nothing. */
export const markReceivedViewed = endpoint<typeof schemas.markReceivedViewed>({
  method: 'POST',
  path: '/received_resumes/view',
  access: 'type1',
})

export const addReceivedNote = endpoint<typeof schemas.addReceivedNote>({
  method: 'POST',
  path: '/received_resumes/addNote',
  access: 'type1',
  creates: true,
})

/**
 * How an employer answers, from the log of its applications: of those of the last half year (at most 200) that have had a
 * week's time or an answer.
 */
export const companyAnswering = endpoint<typeof schemas.companyAnswering>({
  method: 'GET',
  path: '/companys/answering',
  access: 'public',
})
