import { codes } from '#contract/codes'
import type { ParsedInputOf } from '#contract/endpoint'
import { type InvitationState, type joinCompany, MEMBERS_MOST } from '#contract/members'
import type { SignedIn } from '#contract/session'
import { maskedPhone } from '../account/info.ts'
import { hashToken } from '../http/auth.ts'
import type { Context, Preparation } from '../http/context.ts'
import { countTry } from '../http/limits.ts'
import { type CommittedRefusal, committed, Refusal } from '../http/refusal.ts'
import { sendMessage } from '../messages/send.ts'
import { insertMember } from '../session/account-queries.ts'
import { codeMessage } from '../session/code-texts.ts'
import {
  CODE_SECONDS,
  codeLimits,
  codeWrong,
  demandCode,
  issueCode,
  RESEND_SECONDS,
  redeemCode,
} from '../session/one-time-codes.ts'
import { addUser, prepareHash } from '../session/register.ts'
import { siteNameOf } from '../session/send-code.ts'
import { beginSession } from '../session/tokens.ts'
import { endInvitation, findByToken, type InvitationRow, lockByToken } from './invitation-queries.ts'
import { countMembers, lockCompany, ownersBut } from './queries.ts'
import { greetingFor, joinedMessage } from './texts.ts'

interface Followed {
  readonly token: string
}

const closedWords = {
  expired: '邀请已过期，请联系邀请您的管理员重新发送',
  used: '邀请已使用，请直接登录',
  withdrawn: '邀请已撤回，请联系邀请您的管理员',
  unknown: '邀请链接无效，请核对短信里的链接，或联系邀请您的管理员重新发送',
} as const satisfies Record<Exclude<InvitationState, 'open'>, string>

/** Why an invitation can be followed no more; null for one that can. */
function closedBecause(row: InvitationRow | undefined, now: Date): keyof typeof closedWords | null {
  if (!row) return 'unknown'
  if (row.state !== 'open') return row.state
  return new Date(row.expires_at) <= now ? 'expired' : null
}

/** The invitation when it can still be followed. Throws `wrongState`. */
function demandOpen(row: InvitationRow | undefined, now: Date): InvitationRow {
  const why = closedBecause(row, now)
  if (why !== null) throw new Refusal(codes.wrongState, closedWords[why])
  if (!row) throw new Error('an invitation that is not there cannot be open')
  return row
}

/** What whoever follows it sees; of one that is closed no more than whose it was. */
export async function showInvitation({ token }: Followed, { db, now }: Pick<Context, 'db' | 'now'>) {
  const row = await findByToken(db, hashToken(token))
  const why = closedBecause(row, now)
  const companyName = row?.company_name ?? ''
  if (!row || why !== null) {
    return { state: why ?? ('unknown' as const), companyName, role: '' as const, name: '', phone: '', expiresAt: 0 }
  }
  const { name, role, phone, expires_at: expiresAt } = row
  return {
    state: 'open' as const,
    companyName,
    role,
    name,
    phone: maskedPhone(phone),
    expiresAt: Date.parse(expiresAt),
  }
}

const joinUse = (phone: string) => ({ address: phone, userType: 1, purpose: 'join' }) as const

/** Sends a code to the phone that was invited: whoever follows a link that was passed on gets no further. */
export async function sendCode({ token }: Followed, context: Context) {
  const { db, now, ip } = context
  const row = demandOpen(await findByToken(db, hashToken(token)), now)
  const { code } = await issueCode(db, joinUse(row.phone), ip, now)
  await countTry(db, codeLimits('sms', { address: row.phone, purpose: 'join', ip, asker: 'owner' }), now)
  context.sendSms(codeMessage(siteNameOf(context), 'join', row.phone, code))
  return { resendAfter: RESEND_SECONDS, expiresIn: CODE_SECONDS }
}

type Joining = ParsedInputOf<typeof joinCompany>

/** The code first, then the password's hash, which must not contain the invited phone. */
export async function prepareJoining({ token, code, password }: Joining, context: Preparation): Promise<string> {
  const { db, now, ip } = context
  const { phone } = demandOpen(await findByToken(db, hashToken(token)), now)
  await demandCode(db, joinUse(phone), { code, ip }, now)
  return prepareHash({ phone, password }, context)
}

/** Makes the account and its place in the company, uses the invitation up, and signs in. */
export async function join(
  input: Joining,
  context: Context,
  passwordHash: string,
): Promise<SignedIn | CommittedRefusal> {
  const { db, now, audit, ip } = context
  const followed = await findByToken(db, hashToken(input.token))
  // In the order in which owners take them: company first.
  if (followed) await lockCompany(db, String(followed.company_id))
  const row = demandOpen(await lockByToken(db, hashToken(input.token)), now)
  const { phone, role, company_id: companyId, company_name: companyName } = row
  if ((await countMembers(db, String(companyId))) >= MEMBERS_MOST) {
    throw new Refusal(codes.quotaReached, '该单位的成员已满，请联系邀请您的管理员')
  }
  const isRight = await redeemCode(db, joinUse(phone), { code: input.code, ip }, now)
  if (!isRight) return committed(codeWrong())
  const { name } = input
  const greeting = greetingFor(role, companyName)
  const id = await addUser(1, { phone, nickName: name, passwordHash, greeting }, context)
  await insertMember(db, { userId: id, companyId, role, name })
  await endInvitation(db, String(companyId), row.id, 'used')
  await sendMessage(db, {
    to: await ownersBut(db, String(companyId), id),
    audience: 'employer',
    about: id,
    at: now,
    ...joinedMessage({ name, role }),
  })
  const actor = { id, userType: 1 } as const
  await audit({ action: 'member.join', actor, subject: { kind: 'company', id: String(companyId) }, detail: { role } })
  return beginSession(db, actor, now, context.device)
}
