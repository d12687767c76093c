import { createHash } from 'node:crypto'
import type { CompanyRole } from '#contract/company-roles'
import { secondsAfter } from '../clock.ts'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import type { User } from './users.ts'

const HOUR = 3_600

/** How long a session lives, in seconds: unused, and at most (employers half a day, individuals a week). */
export const lifetimes = { idle: 2 * HOUR, absolute: { 1: 12 * HOUR, 2: 7 * 24 * HOUR } } as const

/** `seen_at` is moved at most this often, so that reading pages writes nothing. */
const SEEN_EVERY = 60

const TOKEN = /^[\w-]{43}$/

/** What is stored of a token: the table alone lets nobody in. */
export const hashToken = (token: string): Uint8Array => createHash('sha256').update(token).digest()

/** The token of an `Authorization: Bearer …` header; null when there is none. */
export const bearerOf = (header: string | undefined): string | null => header?.match(/^Bearer +(\S+)$/i)?.[1] ?? null

interface SessionRow {
  readonly id: string
  readonly user_type: 1 | 2
  readonly company_id: number | null
  readonly role: CompanyRole | null
  readonly seen_at: string
}

/** Who a token belongs to; null when it is unknown, revoked, expired or was left unused for too long. */
export async function authenticate(db: Queryable, token: string, now: Date): Promise<User | null> {
  if (!TOKEN.test(token)) return null
  const tokenHash = hashToken(token)
  const [session] = await db.query<SessionRow>(sql.prepared`
    select u.id, u.user_type, m.company_id, m.role, s.seen_at
    from sessions s join users u on u.id = s.user_id left join company_members m on m.user_id = u.id
    where s.token_hash = ${tokenHash} and s.expires_at > ${now} and s.seen_at > ${secondsAfter(now, -lifetimes.idle)}`)
  if (!session) return null
  if (new Date(session.seen_at) < secondsAfter(now, -SEEN_EVERY)) {
    await db.run(sql.prepared`update sessions set seen_at = greatest(seen_at, ${now}) where token_hash = ${tokenHash}`)
    // Sessions go within half a day; colleagues ask who has not been here for months.
    if (session.user_type === 1) {
      await db.run(sql`update company_members set seen_at = greatest(seen_at, ${now}) where user_id = ${session.id}`)
    }
  }
  const { id } = session
  if (session.user_type === 2) return { id, userType: 2, token }
  const { company_id: companyId, role } = session
  return companyId === null || role === null ? null : { id, userType: 1, companyId: String(companyId), role, token }
}
