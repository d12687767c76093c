import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

interface NewReport {
  readonly ticket: string
  readonly jobId: string
  readonly userId: string
  readonly reason: string
  readonly detail: string
  readonly at: Date
}

/** Title of a job that the public has seen; undefined for any other. */
export async function findReportable(db: Queryable, jobId: string): Promise<string | undefined> {
  const [row] = await db.query<{ title: string }>(sql`
    select title from jobs where id = ${jobId} and status <> 'draft'`)
  return row?.title
}

/** False when the ticket is taken, or a report of this job by this person waits. */
export async function insertReport(db: Queryable, report: NewReport): Promise<boolean> {
  const { ticket, jobId, userId, reason, detail, at } = report
  const inserted = await db.run(sql`
    insert into job_reports (ticket, job_id, user_id, reason, detail, created_at)
    values (${ticket}, ${jobId}, ${userId}, ${reason}, ${detail}, ${at})
    on conflict do nothing`)
  return inserted > 0
}

/** The report of a job by this person that waits. */
export async function findReport(db: Queryable, userId: string, jobId: string) {
  const [row] = await db.query<{ ticket: string; created_at: string }>(sql`
    select ticket, created_at from job_reports
    where user_id = ${userId} and job_id = ${jobId} and state = 'received'`)
  return row && { ticket: row.ticket, at: Date.parse(row.created_at) }
}
