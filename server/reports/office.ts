import { chinaDay } from '../clock.ts'
import type { Db, Queryable } from '../db/db.ts'
import { writeAudit } from '../http/audit.ts'
import { bar } from '../jobs/index.ts'
import { workingDaysAfter } from '../working-days.ts'
import {
  answerAllOf,
  answerReport,
  findWhole,
  listBeside,
  listWaiting,
  lockWaiting,
  type ReportRow,
  type WaitingReportRow,
} from './office-queries.ts'

/** A report is answered within so many working days: people are told so when they hand it in. */
const WORKING_DAYS = 1

/** The last day (YYYY-MM-DD) on which a report is answered in time. */
export const dueOn = (reportedAt: string): string => workingDaysAfter(chinaDay(new Date(reportedAt)), WORKING_DAYS)

interface WaitingReport extends WaitingReportRow {
  readonly dueOn: string
  readonly overdue: boolean
}

/** Reports that wait for an answer, oldest first, with the day by which they are due. */
export async function waitingReports(db: Queryable, now: Date): Promise<WaitingReport[]> {
  const today = chinaDay(now)
  return (await listWaiting(db)).map(row => {
    const due = dueOn(row.created_at)
    return { ...row, dueOn: due, overdue: due < today }
  })
}

interface WholeReport extends ReportRow {
  /** Other reports of the same posting. */
  readonly beside: readonly ReportRow[]
}

/** A report whole, for the office's eyes: the look is written down. Undefined where there is none. */
export const readReport = (db: Db, ticket: string, now: Date): Promise<WholeReport | undefined> =>
  db.tx(async tx => {
    const row = await findWhole(tx, ticket)
    if (!row) return undefined
    await writeAudit(tx, now, null, { action: 'report.read', subject: subjectOf(ticket) })
    return { ...row, beside: await listBeside(tx, row) }
  })

const subjectOf = (ticket: string) => ({ kind: 'report', id: ticket })

/** Reasons stand within sentences of ours. */
const unstopped = (reason: string) => reason.replace(/。+$/, '')

/**
 * Finds a report true: its posting is taken down for good, its employer reads why and never who said so, and all reports of
 * it that wait are answered with it. `reason` is read by both sides. Gives the tickets answered; none where the report does
 * not wait.
 */
export const uphold = (db: Db, ticket: string, reason: string, now: Date): Promise<string[]> =>
  db.tx(async tx => {
    const report = await lockWaiting(tx, ticket)
    if (!report) return []
    const { job_id: jobId, company_id: companyId } = report
    const why = unstopped(reason)
    await bar(tx, { id: String(jobId), companyId: String(companyId) }, why, now)
    const answer = `职位已下架，单位不能重新发布。原因：${why}。`
    const tickets = await answerAllOf(tx, jobId, { state: 'upheld', answer, at: now })
    for (const one of tickets) {
      await writeAudit(tx, now, null, { action: 'report.uphold', subject: subjectOf(one) })
    }
    return tickets
  })

/** Finds nothing wrong: whoever reported reads why, nothing else changes. False where the report does not wait. */
export const dismiss = (db: Db, ticket: string, reason: string, now: Date): Promise<boolean> =>
  db.tx(async tx => {
    if (!(await lockWaiting(tx, ticket))) return false
    await answerReport(tx, ticket, { state: 'dismissed', answer: `${unstopped(reason)}。`, at: now })
    await writeAudit(tx, now, null, { action: 'report.dismiss', subject: subjectOf(ticket) })
    return true
  })
