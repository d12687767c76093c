import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { numericId, optionalText, pageOf, paging, uuid } from './fields.ts'

/** How many invitations a company may send in a day. */
export const INVITATIONS_A_DAY = 20

/** The company's open postings, and to which of them it has invited the owner of an open resume. */
export const listInvitableJobs = endpoint({
  method: 'GET',
  path: '/company_invitations/jobs',
  summary: '可以邀请应聘的职位',
  access: 'type1',
  input: z.strictObject({ id: uuid() }),
  output: z.object({
    list: z.array(z.object({ id: z.string(), title: z.string(), place: z.string(), invited: z.boolean() })),
    /** How many more the company may send today. */
    left: z.number(),
  }),
})

/** Invites the owner of an open resume to apply for one of the company's open postings, once for each posting. */
export const inviteToApply = endpoint({
  method: 'POST',
  path: '/company_invitations/add',
  summary: '邀请应聘',
  access: 'type1',
  creates: true,
  input: z.strictObject({ id: uuid(), jobId: numericId(), words: optionalText('留言', 200) }),
  output: z.object({ left: z.number() }),
})

const jobInvitationStates = ['open', 'applied', 'declined', 'closed'] as const

const jobInvitation = () =>
  z.object({
    id: z.string(),
    at: z.number(),
    /** To be answered, answered, or too late: the posting is closed. */
    state: z.enum(jobInvitationStates),
    words: z.string(),
    jobId: z.string(),
    jobTitle: z.string(),
    companyId: z.string(),
    companyName: z.string(),
    place: z.string(),
    wageMin: z.nullable(z.number()),
    wageMax: z.nullable(z.number()),
    wageMonths: z.number(),
  })
export type JobInvitation = z.output<ReturnType<typeof jobInvitation>>

/** Postings to which a seeker was invited, the latest first. */
export const listJobInvitations = endpoint({
  method: 'GET',
  path: '/personal_invitations/list',
  summary: '收到的应聘邀请',
  access: 'type2',
  input: z.strictObject({ ...paging() }),
  output: pageOf(jobInvitation()),
})

/** Applies with the resume that was found, or declines. Doing so again changes nothing. */
export const answerJobInvitation = endpoint({
  method: 'POST',
  path: '/personal_invitations/answer',
  summary: '答复应聘邀请',
  access: 'type2',
  creates: true,
  input: z.strictObject({ id: uuid(), answer: z.enum(['apply', 'decline']) }),
  output: jobInvitation(),
})
