import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

export interface ClosingAccount {
  readonly id: string
  readonly phone: string | null
  readonly email: string | null
}

/** One account that was cancelled at or before then; undefined when there is none, or others have them in hand. */
export async function takeOverdue(tx: Queryable, before: Date): Promise<ClosingAccount | undefined> {
  const [row] = await tx.query<ClosingAccount>(sql`
    select id, phone, email from users where cancelled_at <= ${before}
    order by cancelled_at, id limit 1 for update skip locked`)
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
  // What they registered the company with is theirs, also where others go on; what it tells applicants is the company's.
  await tx.run(sql`
    update companies c set contact_name = '', contact_phone = '' from company_members m
    where m.user_id = ${id} and m.company_id = c.id and c.contact_phone = ${phone ?? ''} and c.contact_phone <> ''`)
}

/** The row, and by their references everything that belongs to it. */
export const deleteUser = (tx: Queryable, id: string) => tx.run(sql`delete from users where id = ${id}`)
