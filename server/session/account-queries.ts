import type { CompanyRole } from '#contract/company-roles'
import type { UserType } from '#contract/session'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { remembered } from '../remembered.ts'

export interface AccountRow {
  readonly id: string
  readonly password_hash: string | null
  /** When its owner asked to cancel it. */
  readonly cancelled_at: string | null
}

export async function findAccount(db: Queryable, userType: UserType, phone: string): Promise<AccountRow | undefined> {
  const [row] = await db.query<AccountRow>(sql`
    select id, password_hash, cancelled_at from users where user_type = ${userType} and phone = ${phone}`)
  return row
}

/** The highest cost of any stored password: what checking one takes, so that nobody's time stands out. */
export const highestCost = remembered(600, async ({ db }): Promise<number> => {
  const [row] = await db.query<{ cost: number }>(sql`
    select coalesce(max(split_part(password_hash, '$', 2)::int), 0) as cost from users
    where password_hash like 'scrypt$%'`)
  return row?.cost ?? 0
})

/** The account that has proved this e-mail address, with its phone. */
export async function findByEmail(db: Queryable, userType: UserType, email: string) {
  const [row] = await db.query<{ id: string; phone: string | null }>(sql`
    select id, phone from users where user_type = ${userType} and email = ${email}`)
  return row
}

/** Takes a cancellation back. */
export const clearCancellation = (tx: Queryable, userId: string, now: Date) =>
  tx.run(sql`update users set cancelled_at = null, updated_at = ${now} where id = ${userId}`)

interface NewUser {
  readonly id: string
  readonly userType: UserType
  readonly phone: string
  readonly nickName: string
  readonly passwordHash: string
  readonly now: Date
}

/** False when the number has an account of this type already, even one made by a parallel request a moment ago. */
export async function insertUser(tx: Queryable, user: NewUser): Promise<boolean> {
  const inserted = await tx.run(sql`
    insert into users (id, user_type, phone, nick_name, password_hash, created_at, updated_at)
    values (${user.id}, ${user.userType}, ${user.phone}, ${user.nickName}, ${user.passwordHash}, ${user.now}, ${user.now})
    on conflict (user_type, phone) do nothing`)
  return inserted === 1
}

/** Which words a person agreed to, and when. */
export const insertConsent = (tx: Queryable, userId: string, purpose: string, version: string, now: Date) =>
  tx.run(sql`
    insert into consents (user_id, purpose, version, given_at) values (${userId}, ${purpose}, ${version}, ${now})`)

export const updatePassword = (tx: Queryable, userId: string, passwordHash: string, now: Date) =>
  tx.run(sql`update users set password_hash = ${passwordHash}, updated_at = ${now} where id = ${userId}`)

interface NewCompany {
  readonly name: string
  readonly creditCode: string
  readonly contactName: string
  readonly phone: string
  readonly now: Date
}

/** The company's id; null when its credit code is registered already. What searches filter by is filled in later. */
export async function insertCompany(tx: Queryable, company: NewCompany): Promise<number | null> {
  const [row] = await tx.query<{ id: number }>(sql`
    insert into companies (name, short_name, credit_code, trade, company_type, scale, city, district,
      contact_name, contact_phone, created_at, updated_at)
    values (${company.name}, ${company.name}, ${company.creditCode}, '', '', '', '', '',
      ${company.contactName}, ${company.phone}, ${company.now}, ${company.now})
    on conflict (credit_code) do nothing
    returning id`)
  return row?.id ?? null
}

interface NewMember {
  readonly userId: string
  readonly companyId: number
  readonly role: CompanyRole
  readonly name: string
}

export const insertMember = (tx: Queryable, { userId, companyId, role, name }: NewMember) =>
  tx.run(sql`
    insert into company_members (user_id, company_id, role, name) values (${userId}, ${companyId}, ${role}, ${name})`)
