import { randomBytes } from 'node:crypto'
import type { SignedIn, UserType } from '#contract/session'
import { secondsAfter } from '../clock.ts'
import type { Queryable } from '../db/db.ts'
import { hashToken, lifetimes } from '../http/auth.ts'
import { deleteSessionsOf, insertSession } from './session-queries.ts'

/** 256 bits from the system's generator, in 43 characters that need no escaping. */
export const newToken = () => randomBytes(32).toString('base64url')

interface Account {
  readonly id: string
  readonly userType: UserType
}

/** Begins a session: the token goes to the person, its hash into the table. */
export async function beginSession(tx: Queryable, { id, userType }: Account, now: Date): Promise<SignedIn> {
  const token = newToken()
  const expiresIn = lifetimes.absolute[userType]
  await insertSession(tx, { tokenHash: hashToken(token), userId: id, now, expiresAt: secondsAfter(now, expiresIn) })
  return { access_token: token, expires_in: expiresIn, userType }
}

/** Ends every session of a person at once: after a new password, say. */
export const endSessions = (tx: Queryable, userId: string) => deleteSessionsOf(tx, userId)
