import type * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import type * as schemas from './schemas/job-invitations.ts'

/** How many invitations a company may send in a day. */
export const INVITATIONS_A_DAY = 20

/** The company's open postings, and to which of them it has invited the owner of an open resume. */
export const listInvitableJobs = endpoint<typeof schemas.listInvitableJobs>({
  method: 'GET',
  path: '/company_invitations/jobs',
  access: 'type1',
})

/** Invites the owner of an open resume to apply for one of the company's open postings, once for each posting. */
export const inviteToApply = endpoint<typeof schemas.inviteToApply>({
  method: 'POST',
  path: '/company_invitations/add',
  access: 'type1',
  creates: true,
})

export type JobInvitation = z.output<ReturnType<typeof schemas.jobInvitation>>

/** Postings to which a seeker was invited, the latest first. */
export const listJobInvitations = endpoint<typeof schemas.listJobInvitations>({
  method: 'GET',
  path: '/personal_invitations/list',
  access: 'type2',
})

/** Applies with the resume that was found, or declines. Doing so again changes nothing. */
export const answerJobInvitation = endpoint<typeof schemas.answerJobInvitation>({
  method: 'POST',
  path: '/personal_invitations/answer',
  access: 'type2',
  creates: true,
})
