import type { Queryable } from '../../db/db.ts'
import { sql } from '../../db/sql.ts'
import { isOpenOn } from '../../jobs/summary.ts'
import type { ResumeSnapshot } from '../../resumes/snapshot.ts'

interface JobRow {
  readonly title: string
  readonly company_id: number
  readonly open: boolean
}

/**
 * A job that was ever published, held until the transaction ends: applications to one job take turns, so that nobody
 * slips in while it closes. `today` is YYYY-MM-DD in China; a posting is open through its last day.
 */
export async function lockJob(tx: Queryable, jobId: string, today: string): Promise<JobRow | undefined> {
  const [job] = await tx.query<JobRow>(sql`
    select j.title, j.company_id, ${isOpenOn(today)} as open
    from jobs j where j.id = ${jobId} and j.status <> 'draft' for no key update`)
  return job
}

/** The person's application to this job; undefined when there is none. */
export async function findApplicationTo(tx: Queryable, userId: string, jobId: string): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(sql`
    select id from applications where user_id = ${userId} and job_id = ${jobId}`)
  return row?.id
}

interface NewApplication {
  readonly id: string
  readonly userId: string
  readonly jobId: string
  readonly companyId: number
  readonly resumeId: string
  readonly snapshot: ResumeSnapshot
  readonly at: Date
}

/** Stores the application and counts it at the job; the unique pair of person and job refuses a second one. */
export async function insertApplication(tx: Queryable, application: NewApplication): Promise<void> {
  const { id, userId, jobId, companyId, resumeId, snapshot, at } = application
  await tx.run(sql`
    insert into applications (id, job_id, company_id, user_id, resume_id, resume, status, created_at, updated_at)
    values (${id}, ${jobId}, ${companyId}, ${userId}, ${resumeId}, ${sql.json(snapshot)}, 'delivered', ${at}, ${at})`)
  await tx.run(sql`update jobs set apply_count = apply_count + 1 where id = ${jobId}`)
}

/** Everybody who acts for the company. */
export async function companyMembers(tx: Queryable, companyId: number): Promise<string[]> {
  const rows = await tx.query<{ user_id: string }>(sql`
    select user_id from company_members where company_id = ${companyId} order by user_id`)
  return rows.map(row => row.user_id)
}
