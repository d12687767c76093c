import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { done, nothing, uuid } from './fields.ts'
import { invitationToken, joining, memberInvitation, memberNaming, memberRole } from './member-fields.ts'
import { signedIn } from './session.ts'

/** How many accounts a company has at most, and how many invitations wait at once. */
export const MEMBERS_MOST = 20
export const INVITATIONS_MOST = 20
/** How long an invitation can be followed. */
export const INVITATION_DAYS = 7

const member = () =>
  z.object({
    id: z.string(),
    name: z.string(),
    /** With its middle hidden. */
    phone: z.string(),
    role: memberRole(),
    joinedAt: z.number(),
    /** When they were last here; 0 for never since anybody counts. */
    seenAt: z.number(),
    /** The one that asks. */
    self: z.boolean(),
    /** Has asked to cancel the account. */
    leaving: z.boolean(),
  })
export type Member = z.output<ReturnType<typeof member>>

const openInvitation = () =>
  z.object({
    id: z.string(),
    name: z.string(),
    /** With its middle hidden. */
    phone: z.string(),
    role: memberRole(),
    sentAt: z.number(),
    expiresAt: z.number(),
  })
export type OpenInvitation = z.output<ReturnType<typeof openInvitation>>

/** Who may act for the company, owners first; who was invited is told to owners alone. */
export const listMembers = endpoint({
  method: 'GET',
  path: '/company_members/list',
  summary: '本单位的成员',
  access: 'type1',
  role: 'reader',
  input: nothing(),
  output: z.object({ members: z.array(member()), invitations: z.array(openInvitation()) }),
})

/** Sends the way in by SMS; the same phone invited once more gets a new one, and the old one ends. */
export const inviteMember = endpoint({
  method: 'POST',
  path: '/company_members/invite',
  summary: '邀请成员',
  access: 'type1',
  role: 'owner',
  creates: true,
  input: memberInvitation(),
  output: z.object({ id: z.string(), renewed: z.boolean(), expiresAt: z.number() }),
})

export const withdrawInvitation = endpoint({
  method: 'POST',
  path: '/company_members/withdraw',
  summary: '撤回成员邀请',
  access: 'type1',
  role: 'owner',
  input: z.strictObject({ id: uuid() }),
  output: done(),
})

/** A company keeps at least one owner: `wrongState` otherwise. */
export const changeMemberRole = endpoint({
  method: 'POST',
  path: '/company_members/role',
  summary: '更改成员角色',
  access: 'type1',
  role: 'owner',
  input: z.strictObject({ id: uuid(), role: memberRole() }),
  output: done(),
})

/** Ends the member's sessions and account at once; what they did for the company stays. */
export const removeMember = endpoint({
  method: 'POST',
  path: '/company_members/remove',
  summary: '移除成员',
  access: 'type1',
  role: 'owner',
  input: z.strictObject({ id: uuid() }),
  output: done(),
})

/** Changes one's own name, and nobody else's: colleagues see it in this list, on notes and in messages. */
export const renameMember = endpoint({
  method: 'POST',
  path: '/company_members/rename',
  summary: '修改本人姓名',
  access: 'type1',
  role: 'reader',
  input: memberNaming(),
  output: done(),
})

const invitationStates = ['open', 'expired', 'used', 'withdrawn', 'unknown'] as const
export type InvitationState = (typeof invitationStates)[number]

/** What whoever follows an invitation sees before joining. */
export const getInvitation = endpoint({
  method: 'GET',
  path: '/company_members/invitation',
  summary: '查看成员邀请',
  access: 'public',
  input: z.strictObject({ token: invitationToken() }),
  output: z.object({
    state: z.enum(invitationStates),
    /** '' for an unknown one; what follows is empty unless it is open. */
    companyName: z.string(),
    role: z.union([z.literal(''), memberRole()]),
    name: z.string(),
    /** With its middle hidden. */
    phone: z.string(),
    expiresAt: z.number(),
  }),
})

/** Sends a code to the phone that was invited. */
export const sendJoinCode = endpoint({
  method: 'POST',
  path: '/company_members/join_code',
  summary: '向受邀手机发送验证码',
  access: 'public',
  input: z.strictObject({ token: invitationToken() }),
  output: z.object({ resendAfter: z.number(), expiresIn: z.number() }),
})

export const joinCompany = endpoint({
  method: 'POST',
  path: '/company_members/join',
  summary: '接受邀请，注册并登录',
  access: 'public',
  answer: 'bare',
  creates: true,
  input: joining(),
  output: signedIn(),
})
