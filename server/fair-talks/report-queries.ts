import { REPORTED_LINES } from '#contract/fair-talk-reports'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import type { Side } from './talk-queries.ts'

interface Report {
  readonly id: string
  readonly ticket: string
  readonly thread: string
  readonly by: Side
  readonly reporter: string
  readonly reason: string
  readonly detail: string
}

/** Stores a report with what the two have said to each other until now. */
export async function insertReport(tx: Queryable, report: Report, now: Date): Promise<void> {
  await tx.run(sql`
    insert into fair_talk_reports (id, ticket, fair_id, thread_id, participation_id, person_id, by, reporter_id, reason,
      detail, created_at)
    select ${report.id}, ${report.ticket}, p.fair_id, t.id, p.id, t.user_id, ${report.by}, ${report.reporter},
      ${report.reason}, ${report.detail}, ${now}
    from fair_threads t join fair_participations p on p.id = t.participation_id where t.id = ${report.thread}`)
  await tx.run(sql`
    insert into fair_talk_report_lines (report_id, place, by, text, at)
    select ${report.id}, row_number() over (order by l.id), l.by, l.text, l.at
    from (select * from fair_lines where thread_id = ${report.thread} order by id desc limit ${REPORTED_LINES}::int) l`)
}
