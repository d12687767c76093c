import { stageAt } from '#contract/exam-timeline'
import type { ExamSummary } from '#contract/exams'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

interface ExamRow {
  readonly id: number
  readonly theme_id: number
  readonly kind: ExamSummary['kind']
  readonly title: string
  readonly city: string
  readonly year: number
  readonly organiser: string
  readonly published_at: string
  readonly opens_at: string
  readonly closes_at: string
  readonly review_until: string
  readonly waiver_until: string
  readonly pay_until: string
  readonly ticket_from: string
  readonly ticket_until: string
  readonly exam_from: string
  readonly exam_until: string
  readonly scores_at: string
  readonly recheck_until: string
  readonly closed_at: string
  readonly positions: number
  readonly headcount: number
  readonly applied: number
}

function toSummary(row: ExamRow, now: Date): ExamSummary {
  const timeline = {
    publishedAt: Date.parse(row.published_at),
    registerFrom: Date.parse(row.opens_at),
    registerUntil: Date.parse(row.closes_at),
    reviewUntil: Date.parse(row.review_until),
    waiverUntil: Date.parse(row.waiver_until),
    payUntil: Date.parse(row.pay_until),
    ticketFrom: Date.parse(row.ticket_from),
    ticketUntil: Date.parse(row.ticket_until),
    examFrom: Date.parse(row.exam_from),
    examUntil: Date.parse(row.exam_until),
    scoresAt: Date.parse(row.scores_at),
    recheckUntil: Date.parse(row.recheck_until),
    closedAt: Date.parse(row.closed_at),
  }
  const { kind, title, city, year, organiser, positions, headcount, applied } = row
  return {
    id: String(row.id),
    themeId: String(row.theme_id),
    kind,
    title,
    city,
    year,
    organiser,
    stage: stageAt(timeline, now.getTime()),
    timeline,
    positions,
    headcount,
    applied,
  }
}

/** What registrations say of their exams, by id. */
export async function examSummaries(
  db: Queryable,
  ids: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, ExamSummary>> {
  const rows = await db.query<ExamRow>(sql`
    select e.id, e.theme_id, t.kind, e.title, e.city, e.year, e.organiser, e.published_at, o.opens_at, o.closes_at,
      o.review_until, o.waiver_until, o.pay_until, e.ticket_from, e.ticket_until, e.exam_from, e.exam_until, e.scores_at,
      e.recheck_until, e.closed_at, coalesce(p.positions, 0) as positions, coalesce(p.headcount, 0) as headcount,
      coalesce(p.applied, 0) as applied
    from exams e
    join exam_themes t on t.id = e.theme_id
    join exam_rounds o on o.exam_id = e.id and o.kind = 'register'
    left join lateral (
      select count(*) filter (where state = 'open') as positions, sum(headcount) filter (where state = 'open') as headcount,
        sum(applied) as applied
      from exam_positions where exam_id = e.id) p on true
    where e.id = any(${ids}::bigint[])`)
  return new Map(rows.map(row => [row.id, toSummary(row, now)]))
}

/** Of one exam. Throws where there is none: every registration and round has one. */
export async function examSummaryOf(db: Queryable, id: number, now: Date): Promise<ExamSummary> {
  const summary = (await examSummaries(db, [id], now)).get(id)
  if (!summary) throw new Error('An exam without a round of registering')
  return summary
}
