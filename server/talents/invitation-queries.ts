import type { JobInvitation } from '#contract/job-invitations'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { isOpenOn } from '../jobs/summary.ts'
import type { Slice } from '../paging.ts'

interface InvitableRow {
  readonly id: number
  readonly title: string
  readonly city: string
  readonly district: string
  readonly invited: boolean
}

/** Open postings of the company, the last refreshed first. `today` is YYYY-MM-DD in China. */
export const listInvitable = (db: Queryable, companyId: string, userId: string, today: string) =>
  db.query<InvitableRow>(sql`
    select j.id, j.title, j.city, j.district,
      exists (select 1 from job_invitations i where i.job_id = j.id and i.user_id = ${userId}) as invited
    from jobs j where j.company_id = ${companyId} and ${isOpenOn(today)}
    order by j.refreshed_at desc, j.id desc limit 100`)

/** How many invitations the company has sent since then. */
export async function countInvitations(db: Queryable, companyId: string, since: Date): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*) as count from job_invitations where company_id = ${companyId} and created_at >= ${since}`)
  return row?.count ?? 0
}

/** One of the company's postings that was ever published, held until the transaction ends. */
export async function lockOwnPosting(tx: Queryable, companyId: string, jobId: string, today: string) {
  const [row] = await tx.query<{ title: string; open: boolean }>(sql`
    select j.title, ${isOpenOn(today)} as open from jobs j
    where j.id = ${jobId} and j.company_id = ${companyId} and j.status <> 'draft' for no key update`)
  return row
}

/** What keeps a person from being invited: the company is hidden, or there is an application. */
export async function isBeyondInvitation(db: Queryable, userId: string, companyId: string, jobId: string) {
  const rows = await db.query(sql`
    select 1 from hidden_companies where user_id = ${userId} and company_id = ${companyId}
    union all select 1 from applications where user_id = ${userId} and job_id = ${jobId}`)
  return rows.length > 0
}

interface NewInvitation {
  readonly id: string
  readonly companyId: string
  readonly jobId: string
  readonly userId: string
  readonly resumeId: string
  readonly invitedBy: string
  readonly words: string
  readonly at: Date
}

/** False when the person was invited to this posting before. */
export async function insertInvitation(tx: Queryable, given: NewInvitation): Promise<boolean> {
  const { id, companyId, jobId, userId, resumeId, invitedBy, words, at } = given
  const count = await tx.run(sql`
    insert into job_invitations (id, company_id, job_id, user_id, resume_id, invited_by, words, created_at)
    values (${id}, ${companyId}, ${jobId}, ${userId}, ${resumeId}, ${invitedBy}, ${words}, ${at})
    on conflict (job_id, user_id) do nothing`)
  return count === 1
}

export interface InvitationRow {
  readonly id: string
  readonly at: string
  readonly state: JobInvitation['state']
  readonly words: string
  readonly job_id: number
  readonly title: string
  readonly company_id: number
  readonly company_name: string
  readonly city: string
  readonly district: string
  readonly wage_min: number | null
  readonly wage_max: number | null
  readonly wage_months: number
}

const columns = (today: string) => sql`
  i.id, i.created_at as at, i.words, j.id as job_id, j.title, j.company_id, j.company_name, j.city, j.district, j.wage_min,
  j.wage_max, j.wage_months,
  case when exists (select 1 from applications a where a.job_id = i.job_id and a.user_id = i.user_id) then 'applied'
    when i.declined_at is not null then 'declined' when ${isOpenOn(today)} then 'open' else 'closed' end as state`

export const listInvitationRows = (db: Queryable, userId: string, { limit, offset }: Slice, today: string) =>
  db.query<InvitationRow>(sql`
    select ${columns(today)} from job_invitations i join jobs j on j.id = i.job_id where i.user_id = ${userId}
    order by i.created_at desc, i.id desc limit ${limit} offset ${offset}`)

export async function countInvitationsOf(db: Queryable, userId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*) as count from job_invitations where user_id = ${userId}`)
  return row?.count ?? 0
}

/** One's own invitation, held until the transaction ends; undefined for anybody else's. */
export async function lockInvitation(tx: Queryable, userId: string, id: string, today: string) {
  const [row] = await tx.query<InvitationRow>(sql`
    select ${columns(today)} from job_invitations i join jobs j on j.id = i.job_id
    where i.id = ${id} and i.user_id = ${userId} for update of i`)
  return row
}

export const declineInvitation = (tx: Queryable, id: string, at: Date) =>
  tx.run(sql`update job_invitations set declined_at = ${at} where id = ${id}`)

/** The resume that was found; where it is gone, the person's usual one; undefined where there is none. */
export async function resumeToSend(db: Queryable, userId: string, invitationId: string): Promise<string | undefined> {
  const [row] = await db.query<{ id: string }>(sql`
    select r.id from resumes r left join job_invitations i on i.id = ${invitationId} and i.resume_id = r.id
    where r.user_id = ${userId} order by i.id is null, r.is_default desc, r.created_at, r.id limit 1`)
  return row?.id
}
