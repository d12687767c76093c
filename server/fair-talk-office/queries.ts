import type { TalkDecision, TalkReportState } from '#contract/fair-talk-reports'
import type { TalkLine } from '#contract/fair-talks'
import type { FairState } from '#contract/fair-timeline'
import type { Queryable } from '../db/db.ts'
import { type SqlQuery, sql } from '../db/sql.ts'
import { officeName } from '../fair-office/mandate-queries.ts'
import type { Side } from '../fair-talks/talk-queries.ts'
import type { Slice } from '../paging.ts'

/** A report with whom it is about. What an account or a fair has taken along is null. */
export interface ReportRow {
  readonly id: string
  readonly ticket: string
  readonly fair_id: number
  readonly fair_title: string
  readonly fair_state: FairState
  readonly closes_at: string
  readonly by: Side
  readonly participation_id: string | null
  readonly company_id: number | null
  readonly company: string | null
  readonly booth: string | null
  readonly person_id: string | null
  readonly person: string | null
  readonly reporter_id: string | null
  readonly reason: string
  readonly detail: string
  readonly created_at: string
  readonly lines: number
  readonly decision: TalkDecision | null
  readonly answer: string
  readonly decided_at: string | null
  readonly decided_by: string | null
  readonly is_barred: boolean
}

/** The side that `r` reports, as a column of `other`. */
const sameSide = (other: string) => sql`case r.by
  when 'seeker' then ${sql.ident(other)}.participation_id = r.participation_id
  else ${sql.ident(other)}.${sql.ident(other === 'x' ? 'user_id' : 'person_id')} = r.person_id end`

const reports = sql`
  select r.id, r.ticket, r.fair_id, f.title as fair_title, f.state as fair_state, f.closes_at, r.by, r.participation_id,
    p.company_id, c.name as company, b.code as booth, r.person_id, s.nick_name as person, r.reporter_id, r.reason, r.detail,
    r.created_at, (select count(*)::int from fair_talk_report_lines l where l.report_id = r.id) as lines, r.decision,
    r.answer, r.decided_at, ${officeName} as decided_by,
    exists (select 1 from fair_talk_bars x where x.fair_id = r.fair_id and x.lifted_at is null and ${sameSide('x')}) as is_barred
  from fair_talk_reports r join fairs f on f.id = r.fair_id
  left join fair_participations p on p.id = r.participation_id left join companies c on c.id = p.company_id
  left join fair_booths b on b.participation_id = p.id left join users s on s.id = r.person_id
  left join users u on u.id = r.decided_by left join company_members cm on cm.user_id = u.id`

const inState = (state: TalkReportState | ''): SqlQuery =>
  state === '' ? sql`true` : state === 'open' ? sql`r.decided_at is null` : sql`r.decided_at is not null`

/** What waits first, the oldest of it first; then what was decided, the last first. */
export const listReports = (
  db: Queryable,
  { fair, state }: { readonly fair: string; readonly state: TalkReportState | '' },
  { limit, offset }: Slice,
): Promise<ReportRow[]> =>
  db.query<ReportRow>(sql`
    ${reports} where r.fair_id = ${fair} and ${inState(state)}
    order by r.decided_at is not null, case when r.decided_at is null then r.created_at end, r.decided_at desc, r.id
    limit ${limit} offset ${offset}`)

export async function countReports(db: Queryable, fair: string): Promise<Record<TalkReportState, number>> {
  const [row] = await db.query<Record<TalkReportState, number>>(sql`
    select count(*) filter (where decided_at is null)::int as open,
      count(*) filter (where decided_at is not null)::int as decided
    from fair_talk_reports where fair_id = ${fair}`)
  return row ?? { open: 0, decided: 0 }
}

export async function findReport(db: Queryable, id: string): Promise<ReportRow | undefined> {
  const [row] = await db.query<ReportRow>(sql`${reports} where r.id = ${id}`)
  return row
}

/** Holds a report: whoever decides it too waits. */
export const lockReport = (tx: Queryable, id: string) =>
  tx.query(sql`select 1 from fair_talk_reports where id = ${id} for update`)

/** How often the same side was found at fault at this fair otherwise. */
export async function countBefore(db: Queryable, id: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*)::int as count from fair_talk_reports r join fair_talk_reports o
      on o.fair_id = r.fair_id and o.by = r.by and o.id <> r.id and o.decision in ('warning', 'stop') and ${sameSide('o')}
    where r.id = ${id}`)
  return row?.count ?? 0
}

interface Decided {
  readonly id: string
  readonly decision: TalkDecision
  readonly answer: string
  readonly by: string
}

export const setDecided = (tx: Queryable, { id, decision, answer, by }: Decided, now: Date) =>
  tx.run(sql`
    update fair_talk_reports set decision = ${decision}, answer = ${answer}, decided_at = ${now}, decided_by = ${by}
    where id = ${id}`)

export const listReportedLines = (db: Queryable, id: string) =>
  db.query<{ place: number; by: TalkLine['by']; text: string; at: string }>(sql`
    select place, by, text, at from fair_talk_report_lines where report_id = ${id} order by place`)

interface Read {
  readonly id: string
  readonly report: string
  readonly user: string
  readonly reason: string
}

/** Writes down who reads what two have said, under their name as it is now. */
export const insertRead = (tx: Queryable, { id, report, user, reason }: Read, now: Date) =>
  tx.run(sql`
    insert into fair_talk_report_reads (id, report_id, user_id, seen_by, reason, at)
    select ${id}, ${report}, u.id, ${officeName}, ${reason}, ${now}
    from users u left join company_members cm on cm.user_id = u.id where u.id = ${user}`)

export const listReads = (db: Queryable, id: string) =>
  db.query<{ by: string; reason: string; at: string }>(sql`
    select seen_by as by, reason, at from fair_talk_report_reads where report_id = ${id} order by at desc, id limit 50`)
