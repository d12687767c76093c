import { randomUUID } from 'node:crypto'
import type { Queryable } from '../db/db.ts'
import { type SqlQuery, sql } from '../db/sql.ts'

/** What became of a licence, who says so, and why it was given back. */
export interface Verdict {
  readonly state: 'approved' | 'returned'
  readonly reviewer: 'automatic' | 'office'
  /** '' for an approved one. */
  readonly reason: string
}

/** A licence that was handed in, with what is known of its company. */
export interface HandedInRow {
  readonly id: string
  readonly company_id: number
  readonly name: string
  readonly credit_code: string
  readonly submitted_at: string
  readonly state: string
  /** Null when the file is gone. */
  readonly file_id: string | null
  readonly mime: string | null
  /** Another company that has passed its check goes by this name. */
  readonly name_taken: boolean
}

/** Brackets of either width and blanks do not make another name. */
const folded = (name: SqlQuery) => sql`lower(translate(${name}, '（） 　', '()'))`

const handedIn = sql`
  select l.id, l.company_id, l.submitted_at, l.state, l.file_id, f.mime, c.name, c.credit_code,
    exists (select 1 from companies o
      where o.id <> c.id and o.verified_at is not null and ${folded(sql`o.name`)} = ${folded(sql`c.name`)}) as name_taken
  from company_licences l join companies c on c.id = l.company_id left join files f on f.id = l.file_id`

/** Whether another company that has passed its check goes by this name. */
export async function isNameTaken(db: Queryable, companyId: number, name: string): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 from companies o
    where o.id <> ${companyId} and o.verified_at is not null and ${folded(sql`o.name`)} = ${folded(sql`${name}::text`)} limit 1`)
  return rows.length > 0
}

export async function findHandedIn(db: Queryable, id: string): Promise<HandedInRow | undefined> {
  const [row] = await db.query<HandedInRow>(sql`${handedIn} where l.id = ${id}`)
  return row
}

/** Those that wait for an answer, longest first. */
export const listWaiting = (db: Queryable): Promise<HandedInRow[]> =>
  db.query<HandedInRow>(sql`${handedIn} where l.state = 'pending' order by l.submitted_at, l.id`)

/** The licence that a company handed in last; undefined when it handed none in. */
export async function findLastOf(db: Queryable, creditCode: string): Promise<HandedInRow | undefined> {
  const [row] = await db.query<HandedInRow>(sql`
    ${handedIn} where c.credit_code = ${creditCode} order by l.submitted_at desc, l.id limit 1`)
  return row
}

/** Day of verification and messages follow by the table's own trigger. */
export const settleLicence = (tx: Queryable, id: string, { state, reviewer, reason }: Verdict, now: Date) =>
  tx.run(sql`
    update company_licences set state = ${state}, reason = ${reason}, reviewer = ${reviewer}, reviewed_at = ${now}
    where id = ${id} and state = 'pending'`)

/** Lets one wait again that was given back, for another answer. */
export const reopenLicence = (tx: Queryable, id: string) =>
  tx.run(sql`
    update company_licences set state = 'pending', reason = '', reviewer = '', reviewed_at = null
    where id = ${id} and state = 'returned'`)

/** The company of this code, held until the transaction ends; undefined where there is none that has passed its check. */
export async function lockVerified(tx: Queryable, creditCode: string): Promise<number | undefined> {
  const [row] = await tx.query<{ id: number }>(sql`
    select id from companies where credit_code = ${creditCode} and verified_at is not null for no key update`)
  return row?.id
}

/** Writes down the check of a company that was passed elsewhere, without a licence here. */
export const recordCheck = (tx: Queryable, companyId: number) =>
  tx.run(sql`
    insert into company_licences (id, company_id, submitted_at, state, reviewer, reviewed_at)
    select ${randomUUID()}, id, verified_at, 'approved', 'office', verified_at from companies
    where id = ${companyId} and not exists (
      select 1 from company_licences where company_id = ${companyId} and state = 'approved')`)

/** Gives back the licence that was approved last; verification, postings and messages follow by triggers. Gives its id. */
export async function withdrawCheck(tx: Queryable, companyId: number, reason: string, now: Date): Promise<string> {
  const [row] = await tx.query<{ id: string }>(sql`
    update company_licences set state = 'returned', reason = ${reason}, reviewer = 'office', reviewed_at = ${now}
    where id = (
      select id from company_licences where company_id = ${companyId} and state = 'approved'
      order by submitted_at desc, id limit 1)
    returning id`)
  if (!row) throw new Error('a verified company without a check')
  return row.id
}

/** Whether the database holds the invented content. */
export async function isSampleLoaded(db: Queryable): Promise<boolean> {
  const rows = await db.query(sql`select 1 from companies where sample limit 1`)
  return rows.length > 0
}
