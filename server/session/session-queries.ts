import type { LicenceStanding } from '#contract/licence-standing'
import type { UserType } from '#contract/session'
import { licenceStandingOn } from '../companies/licence-check.ts'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

interface NewSession {
  readonly tokenHash: Uint8Array
  readonly userId: string
  readonly now: Date
  readonly expiresAt: Date
  readonly device: string
}

export const insertSession = (tx: Queryable, { tokenHash, userId, now, expiresAt, device }: NewSession) =>
  tx.run(sql`
    insert into sessions (token_hash, user_id, created_at, seen_at, expires_at, device)
    values (${tokenHash}, ${userId}, ${now}, ${now}, ${expiresAt}, ${device})`)

export const deleteSession = (tx: Queryable, tokenHash: Uint8Array) =>
  tx.run(sql`delete from sessions where token_hash = ${tokenHash}`)

export const deleteSessionsOf = (tx: Queryable, userId: string) =>
  tx.run(sql`delete from sessions where user_id = ${userId}`)

export const deleteSessionsBut = (tx: Queryable, userId: string, tokenHash: Uint8Array) =>
  tx.run(sql`delete from sessions where user_id = ${userId} and token_hash <> ${tokenHash}`)

export const deleteTicketsOf = (tx: Queryable, userId: string) =>
  tx.run(sql`delete from login_tickets where user_id = ${userId}`)

/** What a ticket is good for: signing in, or taking back the cancellation of the account. */
export type TicketPurpose = 'login' | 'return'

interface NewTicket {
  readonly tokenHash: Uint8Array
  readonly userId: string
  readonly expiresAt: Date
  readonly purpose: TicketPurpose
  /** The session that hands itself on by it; null for one that brings back an account. */
  readonly sessionHash: Uint8Array | null
}

export const insertTicket = (tx: Queryable, { tokenHash, userId, expiresAt, purpose, sessionHash }: NewTicket) =>
  tx.run(
    sql`insert into login_tickets (token_hash, user_id, expires_at, purpose, session_hash)
      values (${tokenHash}, ${userId}, ${expiresAt}, ${purpose}, ${sessionHash})`,
  )

interface TicketRow {
  readonly id: string
  readonly user_type: UserType
  /** When the session that made it ends at the latest; null for none. */
  readonly until: string | null
}

/** Uses a ticket up and gives whose it was; undefined when it is unknown, used or expired. */
export async function takeTicket(
  tx: Queryable,
  tokenHash: Uint8Array,
  purpose: TicketPurpose,
  now: Date,
): Promise<TicketRow | undefined> {
  const [row] = await tx.query<TicketRow>(sql`
    with taken as (delete from login_tickets where token_hash = ${tokenHash} and purpose = ${purpose}
      returning user_id, expires_at, session_hash)
    select u.id, u.user_type, s.expires_at as until
    from taken join users u on u.id = taken.user_id left join sessions s on s.token_hash = taken.session_hash
    where taken.expires_at > ${now} and (s.token_hash is null or s.expires_at > ${now})`)
  return row
}

export interface ProfileRow {
  readonly nick_name: string
  readonly avatar_file: string | null
  readonly expires_at: string
  readonly unread: number
  readonly resume_id: string | null
  /** Null for whoever acts for no company. */
  readonly licence_standing: LicenceStanding | null
}

export async function findProfile(
  db: Queryable,
  tokenHash: Uint8Array,
  today: string,
): Promise<ProfileRow | undefined> {
  const [row] = await db.query<ProfileRow>(sql`
    select u.nick_name, u.avatar_file, s.expires_at,
      (select count(*) from messages m where m.user_id = u.id and m.read_at is null) as unread,
      (select resume_id from servicemen f where f.user_id = u.id) as resume_id,
      (select ${licenceStandingOn(today)} from company_members w join companies c on c.id = w.company_id
        where w.user_id = u.id) as licence_standing
    from sessions s join users u on u.id = s.user_id where s.token_hash = ${tokenHash}`)
  return row
}
