import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

export interface WaitingReportRow {
  readonly ticket: string
  readonly job_id: number
  readonly reason: string
  readonly created_at: string
  readonly title: string
  readonly company: string
  /** Reports of this posting that wait, this one among them. */
  readonly together: number
}

/** Reports that wait for an answer, oldest first. Who reported stays unsaid. */
export const listWaiting = (db: Queryable) =>
  db.query<WaitingReportRow>(sql`
    select r.ticket, r.job_id, r.reason, r.created_at, j.title, j.company_name as company,
      count(*) over (partition by r.job_id) as together
    from job_reports r join jobs j on j.id = r.job_id
    where r.state = 'received' order by r.created_at, r.ticket`)

export interface ReportRow {
  readonly ticket: string
  readonly job_id: number
  readonly reason: string
  readonly detail: string
  readonly state: 'received' | 'upheld' | 'dismissed'
  readonly answer: string
  readonly created_at: string
  readonly handled_at: string | null
  readonly title: string
  readonly company: string
  readonly company_id: number
  readonly credit_code: string
}

const whole = sql`
  select r.ticket, r.job_id, r.reason, r.detail, r.state, r.answer, r.created_at, r.handled_at, j.title,
    c.name as company, c.id as company_id, c.credit_code
  from job_reports r join jobs j on j.id = r.job_id join companies c on c.id = j.company_id`

/** A report whole, without who reported; undefined where there is none. */
export async function findWhole(db: Queryable, ticket: string): Promise<ReportRow | undefined> {
  const [row] = await db.query<ReportRow>(sql`${whole} where r.ticket = ${ticket}`)
  return row
}

/** The other reports of the same posting, oldest first. */
export const listBeside = (db: Queryable, { job_id, ticket }: ReportRow) =>
  db.query<ReportRow>(
    sql`${whole} where r.job_id = ${job_id} and r.ticket <> ${ticket} order by r.created_at, r.ticket`,
  )

/** A report that waits, held until the transaction ends; undefined where it is answered already. */
export async function lockWaiting(tx: Queryable, ticket: string): Promise<ReportRow | undefined> {
  const [row] = await tx.query<ReportRow>(sql`
    ${whole} where r.ticket = ${ticket} and r.state = 'received' for update of r`)
  return row
}

interface Answer {
  readonly state: 'upheld' | 'dismissed'
  readonly answer: string
  readonly at: Date
}

/** Answers a report; whoever reported is told by the table's own trigger. */
export const answerReport = (tx: Queryable, ticket: string, { state, answer, at }: Answer) =>
  tx.run(sql`
    update job_reports set state = ${state}, answer = ${answer}, handled_at = ${at} where ticket = ${ticket}`)

/** Answers all reports of a posting that wait. Gives their tickets. */
export async function answerAllOf(tx: Queryable, jobId: number, { state, answer, at }: Answer): Promise<string[]> {
  const rows = await tx.query<{ ticket: string }>(sql`
    update job_reports set state = ${state}, answer = ${answer}, handled_at = ${at}
    where job_id = ${jobId} and state = 'received' returning ticket`)
  return rows.map(({ ticket }) => ticket).toSorted()
}
