import { randomBytes } from 'node:crypto'
import type { SignedIn, UserType } from '#contract/session'
import { secondsAfter } from '../clock.ts'
import type { Queryable } from '../db/db.ts'
import { hashToken, lifetimes } from '../http/auth.ts'
import { noticeDevice } from './notices.ts'
import { deleteSessionsBut, deleteSessionsOf, deleteTicketsOf, insertSession } from './session-queries.ts'

/** 256 bits from the system's generator, in 43 characters that need no escaping. */
export const newToken = () => randomBytes(32).toString('base64url')

interface Account {
  readonly id: string
  readonly userType: UserType
}

/**
 * Begins a session: the token goes to the person, its hash into the table; a device that is new is told of. One that comes
 * out of another ends with it at the latest, at `until`.
 */
export async function beginSession(
  tx: Queryable,
  account: Account,
  now: Date,
  device = '',
  until?: Date,
): Promise<SignedIn> {
  const { id, userType } = account
  const token = newToken()
  const expiresAt = until ?? secondsAfter(now, lifetimes.absolute[userType])
  const expiresIn = Math.floor((expiresAt.getTime() - now.getTime()) / 1_000)
  await insertSession(tx, { tokenHash: hashToken(token), userId: id, now, expiresAt, device })
  await noticeDevice(tx, account, device, now)
  return { access_token: token, expires_in: expiresIn, userType }
}

/** Ends every session of a person at once: after a new password, say. */
export async function endSessions(tx: Queryable, userId: string): Promise<void> {
  await deleteTicketsOf(tx, userId)
  await deleteSessionsOf(tx, userId)
}

/** Ends all sessions of a person but the one with this token; how many there were. */
export async function endOtherSessions(tx: Queryable, userId: string, token: string): Promise<number> {
  await deleteTicketsOf(tx, userId)
  return deleteSessionsBut(tx, userId, hashToken(token))
}
