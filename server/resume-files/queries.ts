import type { ApplicationState } from '#contract/applications'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import type { Viewer } from '../members/queries.ts'

export interface SentFileRow {
  readonly user_id: string
  /** Null when it was deleted since. */
  readonly resume_id: string | null
  readonly status: ApplicationState
  /** Who it is must not be told yet. */
  readonly blind: boolean
  readonly resume: unknown
  readonly created_at: string
  readonly job_id: number
  readonly job_title: string
}

/** What was sent to the company of this member; undefined for any other company's, and once the member has left. */
export async function findSentFile(
  db: Queryable,
  { userId, companyId }: Viewer,
  id: string,
): Promise<SentFileRow | undefined> {
  const [row] = await db.query<SentFileRow>(sql`
    select a.user_id, (select r.id from resumes r where r.id = a.resume_id) as resume_id, a.status, is_blind(a) as blind, a.resume, a.created_at, j.id as job_id, j.title as job_title
    from applications a join jobs j on j.id = a.job_id
    join company_members m on m.company_id = a.company_id and m.user_id = ${userId}
    where a.id = ${id} and a.company_id = ${companyId}`)
  return row
}

/** Whether they act for that company still. */
export async function isMember(db: Queryable, { userId, companyId }: Viewer): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 from company_members where user_id = ${userId} and company_id = ${companyId}`)
  return rows.length > 0
}

/** Those of these applications that the company has received, newest first. */
export async function listOwnAmong(db: Queryable, companyId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select id from applications where company_id = ${companyId} and id = any(${ids}::uuid[])
    order by created_at desc, id desc`)
  return rows.map(({ id }) => id)
}

interface ZipLease {
  readonly userId: string
  readonly token: string
  readonly at: Date
}

/** False while the account is downloading another ZIP that has moved since `deadSince`. */
export async function beginZip(
  db: Queryable,
  { userId, token, at, deadSince }: ZipLease & { readonly deadSince: Date },
): Promise<boolean> {
  const begun = await db.run(sql`
    insert into running_zips (user_id, token, beat_at) values (${userId}, ${token}, ${at})
    on conflict (user_id) do update set token = excluded.token, beat_at = excluded.beat_at
      where running_zips.beat_at <= ${deadSince}`)
  return begun === 1
}

/** False when another ZIP has taken the place of this one. */
export const beatZip = async (db: Queryable, { userId, token, at }: ZipLease): Promise<boolean> =>
  (await db.run(sql`update running_zips set beat_at = ${at} where user_id = ${userId} and token = ${token}`)) === 1

export const endZip = (db: Queryable, { userId, token }: Omit<ZipLease, 'at'>) =>
  db.run(sql`delete from running_zips where user_id = ${userId} and token = ${token}`)
