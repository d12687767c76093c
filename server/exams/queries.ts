import type { Queryable } from '../db/db.ts'
import { type SqlQuery, sql } from '../db/sql.ts'
import type { Slice } from '../paging.ts'
import { eachIn } from '../words.ts'
import {
  byUrgency,
  type ExamRow,
  examColumns,
  examTables,
  isOut,
  phaseOf,
  type ThemeRow,
  themeColumns,
} from './rows.ts'

export interface WantedExams {
  readonly words: readonly string[]
  readonly city: string
  readonly kind: string
  readonly stage: string
  readonly theme: string
}

const wanted = ({ words, city, kind, stage, theme }: WantedExams, now: Date): SqlQuery =>
  sql.and([
    isOut(now),
    theme === '' ? sql.empty : sql`e.theme_id = ${theme}`,
    city === '' ? sql.empty : sql`e.city = ${city}`,
    kind === '' ? sql.empty : sql`t.kind = ${kind}`,
    stage === '' ? sql.empty : sql`${phaseOf(now)} = ${stage}`,
    ...eachIn([sql`e.title`, sql`t.title`, sql`e.organiser`], words),
  ])

export const listExamRows = (db: Queryable, what: WantedExams, { limit, offset }: Slice, now: Date) =>
  db.query<ExamRow>(sql`
    select ${examColumns} from ${examTables} where ${wanted(what, now)}
    order by ${byUrgency(now)} limit ${limit} offset ${offset}`)

export interface ExamCountRow {
  readonly kind: string
  readonly city: string
  readonly phase: string
  readonly count: number
}

/** How many exams there are of each kind, city and phase, whichever of these is asked for. */
export const countExams = (db: Queryable, { words, theme }: WantedExams, now: Date) =>
  db.query<ExamCountRow>(sql`
    select t.kind, e.city, ${phaseOf(now)} as phase, count(*) as count from ${examTables}
    where ${wanted({ words, theme, city: '', kind: '', stage: '' }, now)}
    group by 1, 2, 3 order by 1, 2, 3`)

interface ExamDetailRow extends ExamRow {
  readonly theme_title: string
  readonly phone: string
  readonly trusting: boolean
  readonly least_ratio: number
  readonly fee_per_paper: number
  readonly round_id: number
  readonly rechoose_id: number | null
  readonly seating_hash: string | null
  /** Null before tickets can be printed. */
  readonly seating_seed: string | null
}

export async function findExam(db: Queryable, id: string, now: Date): Promise<ExamDetailRow | undefined> {
  const [row] = await db.query<ExamDetailRow>(sql`
    select ${examColumns}, t.title as theme_title, e.phone, e.trusting, e.least_ratio, e.seating_hash,
      case when e.ticket_from <= ${now} then e.seating_seed end as seating_seed, r.fee_per_paper, r.id as round_id,
      (select other.id from exam_rounds other where other.exam_id = e.id and other.kind = 'rechoose') as rechoose_id
    from ${examTables} where e.id = ${id} and ${isOut(now)}`)
  return row
}

/** Whatever is known of them already, whether it is published or not. */
export const listExamsById = (db: Queryable, ids: readonly number[]) =>
  db.query<ExamRow>(sql.prepared`
    select ${examColumns} from ${examTables} where e.id = any(${[...ids]}::bigint[]) order by e.id`)

interface PaperRow {
  readonly code: string
  readonly title: string
  readonly starts_at: string
  readonly ends_at: string
  readonly entry_until: string
  readonly full_marks: number
}

export const listPapers = (db: Queryable, examId: number) =>
  db.query<PaperRow>(sql`
    select code, title, starts_at, ends_at, entry_until, full_marks from exam_papers
    where exam_id = ${examId} order by place, code`)

/** Recruitments with the exam of each that is next to be acted upon. */
const themeTables = (now: Date) => sql`exam_themes t join lateral (
  select e.id, e.published_at, r.opens_at, r.closes_at, r.review_until, r.waiver_until, r.pay_until, e.ticket_from,
    e.ticket_until, e.exam_from, e.exam_until, e.scores_at, e.recheck_until, e.closed_at, ${now}::timestamptz as now
  from exams e join exam_rounds r on r.exam_id = e.id and r.kind = 'register'
  where e.theme_id = t.id and e.published_at <= ${now} order by ${byUrgency(now)} limit 1) e on true`

export interface WantedThemes {
  readonly words: readonly string[]
  readonly kind: string
}

const wantedThemes = ({ words, kind }: WantedThemes, now: Date): SqlQuery =>
  sql.and([
    sql`t.published_at <= ${now}`,
    kind === '' ? sql.empty : sql`t.kind = ${kind}`,
    ...eachIn([sql`t.title`, sql`t.summary`, sql`t.organiser`], words),
  ])

export const listThemeRows = (db: Queryable, what: WantedThemes, { limit, offset }: Slice, now: Date) =>
  db.query<ThemeRow>(sql`
    select ${themeColumns} from ${themeTables(now)} where ${wantedThemes(what, now)}
    order by t.published_at desc, t.id desc limit ${limit} offset ${offset}`)

export async function countThemes(db: Queryable, what: WantedThemes, now: Date): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*) as count from ${themeTables(now)} where ${wantedThemes(what, now)}`)
  return row?.count ?? 0
}

interface ThemeDetailRow extends ThemeRow {
  readonly phone: string
  readonly rules: { title: string; words: string }[]
}

export async function findTheme(db: Queryable, id: string, now: Date): Promise<ThemeDetailRow | undefined> {
  const [row] = await db.query<ThemeDetailRow>(sql`
    select ${themeColumns}, t.phone, case jsonb_typeof(t.rules) when 'array' then t.rules else '[]' end as rules
    from ${themeTables(now)} where t.id = ${id} and t.published_at <= ${now}`)
  return row
}

export interface FiguresRow {
  readonly exam_id: number
  readonly positions: number
  readonly headcount: number
  readonly applied: number
  readonly approved: number
  readonly paid: number
  readonly counted_at: string | null
}

/** What the positions of each exam come to; what was cancelled is no longer offered, and its candidates count on. */
export const listFigureRows = (db: Queryable) =>
  db.query<FiguresRow>(sql`
    select exam_id, count(*) filter (where state <> 'cancelled') as positions,
      coalesce(sum(headcount) filter (where state <> 'cancelled'), 0)::int as headcount,
      sum(applied)::int as applied, sum(approved)::int as approved, sum(paid)::int as paid, max(counted_at) as counted_at
    from exam_positions group by exam_id`)

export interface DateRow {
  readonly exam_id: number
  readonly theme_id: number
  readonly title: string
  readonly city: string
  readonly what: 'registerFrom' | 'registerUntil' | 'payUntil' | 'ticketFrom' | 'examFrom' | 'scoresAt'
  readonly at: string
}

/** The most dates of a calendar's span: those of two thousand exams. */
const MOST_DATES = 12_000

/** What happens from one moment until another, in its order. */
export const listDates = (db: Queryable, from: Date, until: Date, now: Date) =>
  db.query<DateRow>(sql`
    select e.id as exam_id, e.theme_id, e.title, e.city, dates.what, dates.at
    from ${examTables} cross join lateral (values ('registerFrom', r.opens_at), ('registerUntil', r.closes_at),
      ('payUntil', case when r.fee_per_paper > 0 then r.pay_until end), ('ticketFrom', e.ticket_from),
      ('examFrom', e.exam_from), ('scoresAt', e.scores_at)) as dates (what, at)
    where ${isOut(now)} and dates.at >= ${from} and dates.at < ${until}
    order by dates.at, e.id, dates.what limit ${MOST_DATES}`)
