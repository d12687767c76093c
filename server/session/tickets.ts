import { codes } from '#contract/codes'
import { secondsAfter } from '../clock.ts'
import { isForeignKeyViolation } from '../db/errors.ts'
import { hashToken } from '../http/auth.ts'
import type { Context } from '../http/context.ts'
import { committed, Refusal, signInAgain } from '../http/refusal.ts'
import { insertTicket, takeTicket } from './session-queries.ts'
import { beginSession, newToken } from './tokens.ts'

const TICKET_SECONDS = 60

/** A ticket that signs its owner in once, within a minute, wherever it is taken to. */
export async function issueTicket({ db, now, user, audit }: Context<'login'>) {
  const ticket = newToken()
  try {
    await insertTicket(db, {
      tokenHash: hashToken(ticket),
      userId: user.id,
      purpose: 'login',
      expiresAt: secondsAfter(now, TICKET_SECONDS),
      sessionHash: hashToken(user.token),
    })
  } catch (error) {
    // The session has been ended since the caller was admitted.
    if (isForeignKeyViolation(error)) throw signInAgain()
    throw error
  }
  await audit({ action: 'session.ticket' })
  return { ticket, expiresIn: TICKET_SECONDS }
}

/**
 * Exchanges a ticket for a session of its own, which lives no longer than the one that made the ticket. The ticket is used up even when it
 * has expired.
 */
export async function redeemTicket({ ticket }: { ticket: string }, { db, now, audit, device }: Context) {
  const owner = await takeTicket(db, hashToken(ticket), 'login', now)
  if (!owner) return committed(new Refusal(codes.credentialsWrong, '登录链接已失效，请重新登录'))
  const account = { id: owner.id, userType: owner.user_type }
  await audit({ action: 'session.login', actor: account, detail: { way: 'ticket' } })
  return beginSession(db, account, now, device, owner.until === null ? undefined : new Date(owner.until))
}
