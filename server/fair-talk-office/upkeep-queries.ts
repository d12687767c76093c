import type { FairState } from '#contract/fair-timeline'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import type { RuledFair } from '../job-fairs/fair-rules.ts'

/** Fairs of which there are reports. */
export const listReportedFairs = (db: Queryable) =>
  db.query<RuledFair & { fair_id: number; closes_at: string; state: FairState }>(sql`
    select f.id as fair_id, f.published_at, f.rules as fair_rules, f.closes_at, f.state from fairs f
    where exists (select 1 from fair_talk_reports r where r.fair_id = f.id)`)

/** Reports of a fair that were decided by then; null for all of them. */
export const deleteReports = (db: Queryable, fair: number, decidedBy: Date | null) =>
  db.run(sql`
    delete from fair_talk_reports where fair_id = ${fair} and (${decidedBy}::timestamptz is null or decided_at <= ${decidedBy})`)
