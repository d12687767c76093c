import type { CompanyRole } from '#contract/company-roles'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

export interface MemberRow {
  readonly id: string
  readonly name: string
  readonly phone: string | null
  readonly email: string | null
  readonly role: CompanyRole
  readonly joined_at: string
  readonly seen_at: string | null
  readonly leaving: boolean
}

const columns = sql`u.id, coalesce(nullif(m.name, ''), u.nick_name) as name, u.phone, u.email, m.role,
  u.created_at as joined_at,
  greatest(m.seen_at, (select max(s.seen_at) from sessions s where s.user_id = u.id)) as seen_at, u.cancelled_at is not null as leaving`

/** Owners first, then as they came. */
export const listMemberRows = (db: Queryable, companyId: string) =>
  db.query<MemberRow>(sql`
    select ${columns} from company_members m join users u on u.id = m.user_id where m.company_id = ${companyId}
    order by array_position(array['owner', 'recruiter', 'reader'], m.role), u.created_at, u.id limit 200`)

/**
 * Holds who belongs to a company until the transaction ends: of two who change it at once, one comes second and sees what
 * the first has done.
 */
export const lockCompany = (tx: Queryable, companyId: string) =>
  tx.query(sql`select 1 from companies where id = ${companyId} for no key update`)

export async function findMember(db: Queryable, companyId: string, userId: string): Promise<MemberRow | undefined> {
  const [row] = await db.query<MemberRow>(sql`
    select ${columns} from company_members m join users u on u.id = m.user_id
    where m.company_id = ${companyId} and m.user_id = ${userId}`)
  return row
}

interface Others {
  readonly owners: number
  readonly members: number
}

/** Who else acts for the company, those aside who are leaving. */
export async function countOthers(db: Queryable, companyId: string, userId: string): Promise<Others> {
  const [row] = await db.query<Others>(sql`
    select count(*) filter (where m.role = 'owner') as owners, count(*) as members
    from company_members m join users u on u.id = m.user_id
    where m.company_id = ${companyId} and m.user_id <> ${userId} and u.cancelled_at is null`)
  return row ?? { owners: 0, members: 0 }
}

export async function countMembers(db: Queryable, companyId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*) as count from company_members where company_id = ${companyId}`)
  return row?.count ?? 0
}

/** The owners to be told, but for whoever acts. */
export async function ownersBut(db: Queryable, companyId: string, userId: string): Promise<string[]> {
  const rows = await db.query<{ user_id: string }>(sql`
    select user_id from company_members
    where company_id = ${companyId} and role = 'owner' and user_id <> ${userId} order by user_id`)
  return rows.map(({ user_id }) => user_id)
}

export const updateRole = (tx: Queryable, userId: string, role: CompanyRole) =>
  tx.run(sql`update company_members set role = ${role} where user_id = ${userId}`)

interface Renaming {
  readonly userId: string
  readonly companyId: string
  readonly before: string
  readonly name: string
  readonly now: Date
}

/** An account that goes by its member's name goes by the new one. */
export async function updateName(tx: Queryable, { userId, before, name, now }: Renaming): Promise<void> {
  await tx.run(sql`update company_members set name = ${name} where user_id = ${userId}`)
  await tx.run(sql`
    update users set nick_name = ${name}, updated_at = ${now} where id = ${userId} and nick_name = ${before}`)
}

/**
 * The company's appointments and panels name the member anew: whoever is to be asked for goes by one name, and when the
 * account is closed it is found there. With a colleague of the same name nobody knows whose it is.
 */
export async function renameAppointments(tx: Queryable, { userId, companyId, before, name }: Renaming): Promise<void> {
  const isTheirs = sql`not exists (select 1 from company_members o
    where o.company_id = ${companyId} and o.user_id <> ${userId} and o.name = ${before})`
  for (const appointments of ['interviews', 'meetings']) {
    await tx.run(sql`
      update ${sql.ident(appointments)} set contact = ${name}
      where company_id = ${companyId} and contact = ${before} and ${isTheirs}`)
  }
  await tx.run(sql`
    update meeting_members b set name = ${name} from meetings m
    where m.id = b.meeting_id and m.company_id = ${companyId} and b.name = ${before} and ${isTheirs}
      and not exists (select 1 from meeting_members t where t.meeting_id = b.meeting_id and t.name = ${name})`)
}

export async function findCompanyName(db: Queryable, companyId: string): Promise<string> {
  const [row] = await db.query<{ name: string }>(sql`select name from companies where id = ${companyId}`)
  return row?.name ?? ''
}

/** Who acts, and for which company. */
export interface Viewer {
  readonly userId: string
  readonly companyId: string
}

/** The company and the member by name, as a watermark names them. */
export async function findViewer(db: Queryable, { userId, companyId }: Viewer) {
  const [row] = await db.query<{ company: string; member: string }>(sql`
    select c.name as company, coalesce(nullif(m.name, ''), u.nick_name) as member
    from companies c, users u left join company_members m on m.user_id = u.id
    where c.id = ${companyId} and u.id = ${userId}`)
  return row ?? { company: '', member: '' }
}
