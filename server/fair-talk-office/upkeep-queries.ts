import type { FairState } from '#contract/fair-timeline'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

/** Fairs of which there are reports. */
export const listReportedFairs = (db: Queryable) =>
  db.query<{ fair_id: number; published_at: string; closes_at: string; state: FairState }>(sql`
    select f.id as fair_id, f.published_at, f.closes_at, f.state from fairs f
    where exists (select 1 from fair_talk_reports r where r.fair_id = f.id)`)

/** Reports of a fair that were decided by then; null for all of them. */
export const deleteReports = (db: Queryable, fair: number, decidedBy: Date | null) =>
  db.run(sql`
    delete from fair_talk_reports where fair_id = ${fair} and (${decidedBy}::timestamptz is null or decided_at <= ${decidedBy})`)
