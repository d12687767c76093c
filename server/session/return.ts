import { GRACE_DAYS } from '#contract/account'
import { codes } from '#contract/codes'
import { secondsAfter } from '../clock.ts'
import { hashToken } from '../http/auth.ts'
import type { Context } from '../http/context.ts'
import { type CommittedRefusal, committed, Refusal } from '../http/refusal.ts'
import { clearCancellation } from './account-queries.ts'
import { warn } from './notices.ts'
import { insertTicket, takeTicket } from './session-queries.ts'
import { beginSession, newToken } from './tokens.ts'

/** Long enough to read what coming back means. */
const OFFER_SECONDS = 10 * 60

/** When an account that was cancelled then is closed for good. */
export const closingOf = (cancelledAt: Date): Date => secondsAfter(cancelledAt, GRACE_DAYS * 86_400)

/**
 * What whoever signs in to an account within its grace period is told: nothing is brought back silently. The
 * ticket has to stay.
 */
export async function offerReturn(userId: string, cancelledAt: Date, { db, now }: Context): Promise<CommittedRefusal> {
  const ticket = newToken()
  const closesAt = closingOf(cancelledAt).getTime()
  const expiresAt = secondsAfter(now, OFFER_SECONDS)
  await insertTicket(db, { tokenHash: hashToken(ticket), userId, purpose: 'return', expiresAt, sessionHash: null })
  return committed(new Refusal(codes.accountClosing, '账号正在注销', { ticket, closesAt }))
}

/** Takes the cancellation back and signs in. The ticket is used up even when it has expired. */
export async function comeBack({ ticket }: { ticket: string }, { db, now, audit, device }: Context) {
  const owner = await takeTicket(db, hashToken(ticket), 'return', now)
  if (!owner) return committed(new Refusal(codes.credentialsWrong, '等待时间过长，请重新登录'))
  const account = { id: owner.id, userType: owner.user_type }
  await clearCancellation(db, account.id, now)
  const body = '注销申请已撤销，账号恢复正常使用。注销时撤回的投递不会恢复，可以重新投递。'
  await warn(db, account, now, {
    title: '账号已恢复',
    body: account.userType === 1 ? '注销申请已撤销，账号恢复正常使用。' : body,
  })
  await audit({ action: 'account.return', actor: account, subject: { kind: 'user', id: account.id } })
  return beginSession(db, account, now, device)
}
