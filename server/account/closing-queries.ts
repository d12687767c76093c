import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

export interface ClosingAccount {
  readonly id: string
  readonly phone: string | null
  readonly email: string | null
}

/** Accounts that were cancelled at or before then, the longest ago first. */
export const listOverdue = (db: Queryable, before: Date, limit: number) =>
  db.query<Pick<ClosingAccount, 'id'>>(sql`
    select id from users where cancelled_at <= ${before} order by cancelled_at, id limit ${limit}`)

/** One of them; undefined when it is none any more, or others have it in hand. */
export async function takeOverdue(tx: Queryable, id: string, before: Date): Promise<ClosingAccount | undefined> {
  const [row] = await tx.query<ClosingAccount>(sql`
    select id, phone, email from users where id = ${id} and cancelled_at <= ${before} for update skip locked`)
  return row
}

export async function listFilesOf(tx: Queryable, userId: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(sql`select id from files where owner_id = ${userId} order by id`)
  return rows.map(({ id }) => id)
}

/** A licence is the company's paper, whoever has handed it in. */
export const releaseLicences = (tx: Queryable, userId: string) =>
  tx.run(sql`
    update files f set owner_id = null from company_licences l
    where f.id = l.file_id and f.owner_id = ${userId}
      and exists (select 1 from company_members o where o.company_id = l.company_id and o.user_id <> ${userId})`)

/** What names a person without hanging on their row: codes, and the contact of a company. */
export async function forgetContacts(tx: Queryable, { id, phone, email }: ClosingAccount): Promise<void> {
  await tx.run(sql`delete from one_time_codes where address = ${phone ?? ''} or address = ${email ?? ''}`)
  await tx.run(sql`
    update companies c set contact_name = '', contact_phone = '', public_contact = '', public_phone = '', public_email = ''
    where c.id = (select company_id from company_members where user_id = ${id})
      and not exists (select 1 from company_members m where m.company_id = c.id and m.user_id <> ${id})`)
}

/**
 * What a company that goes on says of a member who leaves: their own number goes wherever it stands, with the name beside
 * it; so does their name as the one to ask for and on panels. Other contacts that it gives applicants are the company's.
 */
export async function forgetMember(tx: Queryable, { id, phone, email }: ClosingAccount): Promise<void> {
  const [member] = await tx.query<{ company_id: number; name: string }>(sql`
    select company_id, name from company_members where user_id = ${id}`)
  if (!member) return
  const { company_id: company, name } = member
  await tx.run(sql`
    update companies set contact_name = '', contact_phone = '' where id = ${company} and contact_phone = ${phone}`)
  await tx.run(sql`
    update companies set public_contact = '', public_phone = '' where id = ${company} and public_phone = ${phone}`)
  await tx.run(sql`update companies set public_email = '' where id = ${company} and lower(public_email) = ${email}`)
  for (const boxes of ['messages', 'removed_messages']) {
    await tx.run(sql`
      delete from ${sql.ident(boxes)} where category = 'interview' and position(${phone} in body) > 0
        and user_id in (select i.user_id from interviews i where i.company_id = ${company})`)
  }
  for (const appointments of ['interviews', 'meetings']) {
    await tx.run(sql`
      update ${sql.ident(appointments)} set contact = '', phone = case when phone = ${phone} then '' else phone end
      where company_id = ${company} and (phone = ${phone} or contact = ${name})`)
  }
  await tx.run(sql`
    update meeting_members b set name = '已注销成员 ' || b.position from meetings m
    where m.id = b.meeting_id and m.company_id = ${company} and b.name = ${name}`)
}

/**
 * Letters go with whoever wrote them. What was made public stays as the office's answer, without name, number and the
 * letter itself, unless its own words give one of them away.
 */
export async function forgetLetters(tx: Queryable, userId: string): Promise<void> {
  await tx.run(sql`
    delete from suggestions where user_id = ${userId} and (public_body = ''
      or position(phone in concat(public_title, public_body, answer)) > 0
      or position(contact_name in concat(public_title, public_body, answer)) > 0)`)
  await tx.run(sql`
    update suggestions set title = '', body = '', contact_name = '', phone = '', files = '{}' where user_id = ${userId}`)
  await tx.run(sql`update fair_talk_reports set detail = '', answer = '' where reporter_id = ${userId}`)
  await tx.run(sql`
    delete from fair_talk_report_lines l using fair_talk_reports r
    where r.id = l.report_id and l.by = 'seeker' and r.person_id = ${userId}`)
  await tx.run(sql`update fair_talk_report_reads set seen_by = '' where user_id = ${userId}`)
}

/** The row, and by their references everything that belongs to it. */
export const deleteUser = (tx: Queryable, id: string) => tx.run(sql`delete from users where id = ${id}`)
