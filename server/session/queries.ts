import type { UserType } from '#contract/session'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

interface NewSession {
  readonly tokenHash: Uint8Array
  readonly userId: string
  readonly now: Date
  readonly expiresAt: Date
}

export const insertSession = (tx: Queryable, { tokenHash, userId, now, expiresAt }: NewSession) =>
  tx.run(sql`
    insert into sessions (token_hash, user_id, created_at, seen_at, expires_at)
    values (${tokenHash}, ${userId}, ${now}, ${now}, ${expiresAt})`)

export const deleteSession = (tx: Queryable, tokenHash: Uint8Array) =>
  tx.run(sql`delete from sessions where token_hash = ${tokenHash}`)

export const deleteSessionsOf = (tx: Queryable, userId: string) =>
  tx.run(sql`delete from sessions where user_id = ${userId}`)

export interface AccountRow {
  readonly id: string
  readonly password_hash: string | null
}

export async function findAccount(db: Queryable, userType: UserType, phone: string): Promise<AccountRow | undefined> {
  const [row] = await db.query<AccountRow>(sql`
    select id, password_hash from users where user_type = ${userType} and phone = ${phone}`)
  return row
}

interface NewUser {
  readonly id: string
  readonly userType: UserType
  readonly phone: string
  readonly nickName: string
  readonly passwordHash: string
  readonly now: Date
}

/** False when the phone has an account of this type already, made by a parallel request a moment ago included. */
export async function insertUser(tx: Queryable, user: NewUser): Promise<boolean> {
  const inserted = await tx.run(sql`
    insert into users (id, user_type, phone, nick_name, password_hash, created_at, updated_at)
    values (${user.id}, ${user.userType}, ${user.phone}, ${user.nickName}, ${user.passwordHash}, ${user.now}, ${user.now})
    on conflict (user_type, phone) do nothing`)
  return inserted === 1
}
