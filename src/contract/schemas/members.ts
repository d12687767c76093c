import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import { done, nothing, uuid } from '../fields.ts'
import { invitationToken, joining, memberInvitation, memberNaming, memberRole } from '../member-fields.ts'
import { invitationStates } from '../members.ts'
import { signedIn } from './session.ts'

export const member = () =>
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

export const openInvitation = () =>
  z.object({
    id: z.string(),
    name: z.string(),
    /** With its middle hidden. */
    phone: z.string(),
    role: memberRole(),
    sentAt: z.number(),
    expiresAt: z.number(),
  })

export const listMembers = {
  summary: '本单位的成员',
  role: 'reader',
  input: nothing(),
  output: z.object({ members: z.array(member()), invitations: z.array(openInvitation()) }),
} satisfies Schemas

export const inviteMember = {
  summary: '邀请成员',
  role: 'owner',
  input: memberInvitation(),
  output: z.object({ id: z.string(), renewed: z.boolean(), expiresAt: z.number() }),
} satisfies Schemas

export const withdrawInvitation = {
  summary: '撤回成员邀请',
  role: 'owner',
  input: z.strictObject({ id: uuid() }),
  output: done(),
} satisfies Schemas

export const changeMemberRole = {
  summary: '更改成员角色',
  role: 'owner',
  input: z.strictObject({ id: uuid(), role: memberRole() }),
  output: done(),
} satisfies Schemas

export const removeMember = {
  summary: '移除成员',
  role: 'owner',
  input: z.strictObject({ id: uuid() }),
  output: done(),
} satisfies Schemas

export const renameMember = {
  summary: '修改本人姓名',
  role: 'reader',
  input: memberNaming(),
  output: done(),
} satisfies Schemas

export const getInvitation = {
  summary: '查看成员邀请',
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
} satisfies Schemas

export const sendJoinCode = {
  summary: '向受邀手机发送验证码',
  input: z.strictObject({ token: invitationToken() }),
  output: z.object({ resendAfter: z.number(), expiresIn: z.number() }),
} satisfies Schemas

export const joinCompany = {
  summary: '接受邀请，注册并登录',
  input: joining(),
  output: signedIn(),
} satisfies Schemas
