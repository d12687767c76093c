import type { TalkReport, TalkReportInfo } from '#contract/fair-talk-office'
import type { Queryable } from '../db/db.ts'
import type { Employer } from '../http/users.ts'
import { countBefore, listReads, type ReportRow } from './queries.ts'

export const toReport = (row: ReportRow): TalkReport => ({
  id: row.id,
  ticket: row.ticket,
  fair: { id: String(row.fair_id), title: row.fair_title },
  by: row.by,
  company: { id: row.company_id === null ? '' : String(row.company_id), name: row.company ?? '' },
  booth: row.booth ?? '',
  person: row.person ?? '',
  reason: row.reason,
  detail: row.detail,
  at: Date.parse(row.created_at),
  lines: row.lines,
  decision: row.decision,
  answer: row.answer,
  decidedAt: row.decided_at === null ? 0 : Date.parse(row.decided_at),
  decidedBy: row.decided_by ?? '',
  isBarred: row.is_barred,
})

/** Whether a report is about the company of whoever asks. */
export const isOwnReport = ({ company_id }: ReportRow, { companyId }: Employer): boolean =>
  company_id !== null && String(company_id) === companyId

/** Whether there is still something at its fair that can be stopped. */
export const mayStop = (row: ReportRow, now: Date): boolean =>
  (row.fair_state === 'planned' || row.fair_state === 'stopped') &&
  Date.parse(row.closes_at) > now.getTime() &&
  (row.by === 'seeker' ? row.participation_id : row.person_id) !== null

/** A report as its own page shows it. */
export async function inFull(db: Queryable, row: ReportRow, user: Employer, now: Date): Promise<TalkReportInfo> {
  const reads = await listReads(db, row.id)
  return {
    ...toReport(row),
    isOwn: isOwnReport(row, user),
    mayStop: mayStop(row, now),
    before: await countBefore(db, row.id),
    reads: reads.map(({ by, reason, at }) => ({ by, reason, at: Date.parse(at) })),
  }
}
