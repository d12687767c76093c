import type { UserType } from '#contract/session'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

export interface OwnAccountRow {
  readonly phone: string | null
  readonly email: string | null
  readonly nick_name: string
  readonly avatar_file: string | null
  readonly password_hash: string | null
  readonly created_at: string
}

export async function findOwn(db: Queryable, userId: string): Promise<OwnAccountRow | undefined> {
  const [row] = await db.query<OwnAccountRow>(sql`
    select phone, email, nick_name, avatar_file, password_hash, created_at from users where id = ${userId}`)
  return row
}

/** Like `findOwn`, held until the transaction ends. */
export async function lockOwn(tx: Queryable, userId: string): Promise<OwnAccountRow | undefined> {
  await tx.query(sql`select 1 from users where id = ${userId} for no key update`)
  return findOwn(tx, userId)
}

/** False when the password is no longer the one that was checked. */
export async function replacePassword(
  tx: Queryable,
  userId: string,
  { verifiedHash, newHash }: { readonly verifiedHash: string; readonly newHash: string },
  now: Date,
): Promise<boolean> {
  const changed = await tx.run(sql`
    update users set password_hash = ${newHash}, updated_at = ${now}
    where id = ${userId} and password_hash = ${verifiedHash}`)
  return changed === 1
}

export const updatePhone = (tx: Queryable, userId: string, phone: string, now: Date) =>
  tx.run(sql`update users set phone = ${phone}, updated_at = ${now} where id = ${userId}`)

export const updateEmail = (tx: Queryable, userId: string, email: string, now: Date) =>
  tx.run(sql`update users set email = ${email}, updated_at = ${now} where id = ${userId}`)

export const updateNick = (tx: Queryable, userId: string, nickName: string, now: Date) =>
  tx.run(sql`update users set nick_name = ${nickName}, updated_at = ${now} where id = ${userId}`)

export const updateAvatarFile = (tx: Queryable, userId: string, file: string, now: Date) =>
  tx.run(sql`update users set avatar_file = ${file}, updated_at = ${now} where id = ${userId}`)

/** Whether somebody else of this user type has the address. */
export async function isTaken(
  db: Queryable,
  userType: UserType,
  kind: 'phone' | 'email',
  address: string,
): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 from users where user_type = ${userType} and ${sql.ident(kind)} = ${address}`)
  return rows.length > 0
}
