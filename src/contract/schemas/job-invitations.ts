import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import { numericId, optionalText, pageOf, paging, uuid } from '../fields.ts'

export const listInvitableJobs = {
  summary: '可以邀请应聘的职位',
  input: z.strictObject({ id: uuid() }),
  output: z.object({
    list: z.array(z.object({ id: z.string(), title: z.string(), place: z.string(), invited: z.boolean() })),
    /** How many more the company may send today. */
    left: z.number(),
  }),
} satisfies Schemas

export const inviteToApply = {
  summary: '邀请应聘',
  input: z.strictObject({ id: uuid(), jobId: numericId(), words: optionalText('留言', 200) }),
  output: z.object({ left: z.number() }),
} satisfies Schemas

const jobInvitationStates = ['open', 'applied', 'declined', 'closed'] as const

export const jobInvitation = () =>
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

export const listJobInvitations = {
  summary: '收到的应聘邀请',
  input: z.strictObject({ ...paging() }),
  output: pageOf(jobInvitation()),
} satisfies Schemas

export const answerJobInvitation = {
  summary: '答复应聘邀请',
  input: z.strictObject({ id: uuid(), answer: z.enum(['apply', 'decline']) }),
  output: jobInvitation(),
} satisfies Schemas
