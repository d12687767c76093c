import { randomBytes } from 'node:crypto'
import { codes } from '#contract/codes'
import type { ParsedInputOf } from '#contract/endpoint'
import { INVITATION_DAYS, INVITATIONS_MOST, type inviteMember, MEMBERS_MOST } from '#contract/members'
import { pathTo } from '#contract/pages'
import { secondsAfter } from '../clock.ts'
import { hashToken } from '../http/auth.ts'
import type { Context } from '../http/context.ts'
import type { Limit } from '../http/limits.ts'
import { invalid, notFound, Refusal } from '../http/refusal.ts'
import { sendMessage } from '../messages/send.ts'
import { findAccount } from '../session/account-queries.ts'
import { siteNameOf } from '../session/send-code.ts'
import { demandOwner } from './acting.ts'
import { countOpenBut, endInvitation, listOpen, putInvitation } from './invitation-queries.ts'
import { countMembers, findCompanyName, ownersBut } from './queries.ts'
import { invitationText, invitedMessage, withdrawnMessage } from './texts.ts'

type Owner = Context<'type1'>

/** 128 bits in 22 characters: short for a text message, and of no use without the phone that it went to. */
const newInvitationToken = () => randomBytes(16).toString('base64url')

const DAY = 86_400

/** Against cost and harassment: texts of one company, and to one phone by whomever. */
export const inviteLimits = (
  { phone }: Pick<ParsedInputOf<typeof inviteMember>, 'phone'>,
  { user }: { readonly user: { readonly companyId: string } },
): readonly Limit[] => [
  {
    name: 'member-invites',
    subject: user.companyId,
    max: 40,
    seconds: DAY,
    message: '今天发出的邀请太多，请明天再试',
  },
  {
    name: 'member-invites-to',
    subject: phone,
    max: 5,
    seconds: DAY,
    message: '今天已多次邀请该手机号，请明天再试',
  },
]

/** Sends somebody the way in. */
export async function invite({ name, phone, role }: ParsedInputOf<typeof inviteMember>, context: Owner) {
  const { db, user, now, audit } = context
  await demandOwner(context)
  if ((await countMembers(db, user.companyId)) >= MEMBERS_MOST) {
    throw new Refusal(codes.quotaReached, `每个单位最多 ${MEMBERS_MOST} 位成员，请先移除不再需要的成员`)
  }
  if ((await countOpenBut(db, user.companyId, phone)) >= INVITATIONS_MOST) {
    throw new Refusal(codes.quotaReached, `最多同时有 ${INVITATIONS_MOST} 个待接受的邀请，请先撤回不再需要的邀请`)
  }
  // Says no more than that it is taken: whose account it is, and where, is nobody's business here.
  if (await findAccount(db, 1, phone)) throw invalid({ phone: '该手机号已有单位账号，请换一个手机号' })
  const token = newInvitationToken()
  const expiresAt = secondsAfter(now, INVITATION_DAYS * DAY)
  const { id, renewed } = await putInvitation(db, {
    companyId: user.companyId,
    name,
    phone,
    role,
    tokenHash: hashToken(token),
    by: user.id,
    now,
    expiresAt,
  })
  const companyName = await findCompanyName(db, user.companyId)
  const link = context.origin + pathTo('employerRegister', null, { join: token })
  context.sendSms(invitationText({ to: phone, siteName: siteNameOf(context), companyName, role, link }))
  await sendMessage(db, {
    to: await ownersBut(db, user.companyId, user.id),
    audience: 'employer',
    at: now,
    ...invitedMessage({ name, role }),
  })
  await audit({ action: 'member.invite', subject: { kind: 'invitation', id }, detail: { role, renewed } })
  return { id, renewed, expiresAt: expiresAt.getTime() }
}

/** Ends an invitation before anybody has followed it. */
export async function withdraw({ id }: { readonly id: string }, context: Owner) {
  const { db, user, now, audit } = context
  await demandOwner(context)
  const row = (await listOpen(db, user.companyId)).find(invitation => invitation.id === id)
  if (!row || (await endInvitation(db, user.companyId, id, 'withdrawn')) === 0) throw notFound()
  await sendMessage(db, {
    to: await ownersBut(db, user.companyId, user.id),
    audience: 'employer',
    at: now,
    ...withdrawnMessage(row),
  })
  await audit({ action: 'member.withdraw', subject: { kind: 'invitation', id } })
  return { ok: true as const }
}
