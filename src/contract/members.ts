import type * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import type * as schemas from './schemas/members.ts'

/** How many accounts a company has at most, and how many invitations wait at once. */
export const MEMBERS_MOST = 20
export const INVITATIONS_MOST = 20
/** How long an invitation can be followed. */
export const INVITATION_DAYS = 7

export type Member = z.output<ReturnType<typeof schemas.member>>

export type OpenInvitation = z.output<ReturnType<typeof schemas.openInvitation>>

/** Who may act for the company, owners first; who was invited is told to owners alone. */
export const listMembers = endpoint<typeof schemas.listMembers>({
  method: 'GET',
  path: '/company_members/list',
  access: 'type1',
})

/** Sends the way in by SMS; the same phone invited once more gets a new one, and the old one ends. */
export const inviteMember = endpoint<typeof schemas.inviteMember>({
  method: 'POST',
  path: '/company_members/invite',
  access: 'type1',
  creates: true,
})

export const withdrawInvitation = endpoint<typeof schemas.withdrawInvitation>({
  method: 'POST',
  path: '/company_members/withdraw',
  access: 'type1',
})

/** A company keeps at least one owner: `wrongState` otherwise. */
export const changeMemberRole = endpoint<typeof schemas.changeMemberRole>({
  method: 'POST',
  path: '/company_members/role',
  access: 'type1',
})

/** Ends the member's sessions and account at once; what they did for the company stays. */
export const removeMember = endpoint<typeof schemas.removeMember>({
  method: 'POST',
  path: '/company_members/remove',
  access: 'type1',
})

/** Changes one's own name, and nobody else's: colleagues see it in this list, on notes and in messages. */
export const renameMember = endpoint<typeof schemas.renameMember>({
  method: 'POST',
  path: '/company_members/rename',
  access: 'type1',
})

export const invitationStates = ['open', 'expired', 'used', 'withdrawn', 'unknown'] as const
export type InvitationState = (typeof invitationStates)[number]

/** What whoever follows an invitation sees before joining. */
export const getInvitation = endpoint<typeof schemas.getInvitation>({
  method: 'GET',
  path: '/company_members/invitation',
  access: 'public',
})

/** Sends a code to the phone that was invited. */
export const sendJoinCode = endpoint<typeof schemas.sendJoinCode>({
  method: 'POST',
  path: '/company_members/join_code',
  access: 'public',
})

export const joinCompany = endpoint<typeof schemas.joinCompany>({
  method: 'POST',
  path: '/company_members/join',
  access: 'public',
  answer: 'bare',
  creates: true,
})
