import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import type { Side } from './talk-queries.ts'

interface Report {
  readonly id: string
  readonly ticket: string
  readonly fair: number
  readonly thread: string
  readonly by: Side
  readonly reporter: string
  readonly reason: string
  readonly detail: string
}

export const insertReport = (tx: Queryable, report: Report, now: Date) =>
  tx.run(sql`
    insert into fair_talk_reports (id, ticket, fair_id, thread_id, by, reporter_id, reason, detail, created_at)
    values (${report.id}, ${report.ticket}, ${report.fair}, ${report.thread}, ${report.by}, ${report.reporter},
      ${report.reason}, ${report.detail}, ${now})`)
