import { stageAt } from '#contract/exam-timeline'
import type { ExamSummary, ThemeSummary } from '#contract/exams'
import { sql } from '../db/sql.ts'

/** What all positions of an exam come to. */
export interface Figures {
  readonly positions: number
  readonly headcount: number
  readonly applied: number
  readonly approved: number
  readonly paid: number
  readonly countedAt: number | null
}

/** The moments of an exam and of the round in which one registers. */
interface MomentsRow {
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
}

export interface ExamRow extends MomentsRow {
  readonly id: number
  readonly theme_id: number
  readonly kind: ExamSummary['kind']
  readonly title: string
  readonly city: string
  readonly year: number
  readonly organiser: string
}

const momentColumns = sql`e.published_at, r.opens_at, r.closes_at, r.review_until, r.waiver_until, r.pay_until,
  e.ticket_from, e.ticket_until, e.exam_from, e.exam_until, e.scores_at, e.recheck_until, e.closed_at`

export const examColumns = sql`e.id, e.theme_id, t.kind, e.title, e.city, e.year, e.organiser, ${momentColumns}`

/** Exams with their recruitment and the round in which one registers. */
export const examTables = sql`exams e join exam_themes t on t.id = e.theme_id
  join exam_rounds r on r.exam_id = e.id and r.kind = 'register'`

/** What people may see at `now`. */
export const isOut = (now: Date) => sql`e.published_at <= ${now} and t.published_at <= ${now}`

/**
 * How far one can act: register now, be in the middle of it, register later, read scores. `stageAt` tells the same in
 * finer steps.
 */
export const phaseOf = (now: Date) => sql`
  case when e.scores_at <= ${now} then 'past' when r.opens_at > ${now} then 'coming'
    when r.closes_at > ${now} then 'open' else 'going' end`

/** What one can act on first comes first; of what is alike, that whose next moment is nearer. */
export const byUrgency = (now: Date) => sql`
  array_position('{open,going,coming,past}'::text[], ${phaseOf(now)}),
  case when e.scores_at <= ${now} then -extract(epoch from e.scores_at) when r.opens_at > ${now} then
    extract(epoch from r.opens_at) when r.closes_at > ${now} then extract(epoch from r.closes_at)
    else extract(epoch from e.exam_from) end, e.id`

const toTimeline = (row: MomentsRow): ExamSummary['timeline'] => ({
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
})

export function toExamSummary(row: ExamRow, { positions, headcount, applied }: Figures, now: Date): ExamSummary {
  const timeline = toTimeline(row)
  return {
    id: String(row.id),
    themeId: String(row.theme_id),
    kind: row.kind,
    title: row.title,
    city: row.city,
    year: row.year,
    organiser: row.organiser,
    stage: stageAt(timeline, now.getTime()),
    timeline,
    positions,
    headcount,
    applied,
  }
}

/** A recruitment with the moments of the exam of it that is next to be acted upon. */
export interface ThemeRow extends MomentsRow {
  readonly theme_id: number
  readonly kind: ThemeSummary['kind']
  readonly theme_title: string
  readonly summary: string
  readonly theme_organiser: string
  readonly theme_published_at: string
  readonly exam_ids: readonly number[]
  readonly cities: readonly string[]
}

export const themeColumns = sql`t.id as theme_id, t.kind, t.title as theme_title, t.summary,
  t.organiser as theme_organiser, t.published_at as theme_published_at,
  array(select x.id from exams x where x.theme_id = t.id and x.published_at <= e.now order by x.id) as exam_ids,
  array(select distinct x.city from exams x where x.theme_id = t.id and x.published_at <= e.now order by 1) as cities,
  e.published_at, e.opens_at, e.closes_at, e.review_until, e.waiver_until, e.pay_until, e.ticket_from,
  e.ticket_until, e.exam_from, e.exam_until, e.scores_at, e.recheck_until, e.closed_at`

export function toThemeSummary(row: ThemeRow, { positions, headcount }: Figures, now: Date): ThemeSummary {
  const timeline = toTimeline(row)
  return {
    id: String(row.theme_id),
    kind: row.kind,
    title: row.theme_title,
    summary: row.summary,
    organiser: row.theme_organiser,
    publishedAt: Date.parse(row.theme_published_at),
    cities: [...row.cities],
    positions,
    headcount,
    stage: stageAt(timeline, now.getTime()),
    timeline,
  }
}
