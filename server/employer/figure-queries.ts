import type { FigureOrder } from '#contract/employer'
import type { PostingStage } from '#contract/posting-life'
import { type AnsweringRow, answeringColumns, withFirstAnswer } from '../applications/queries/answering.ts'
import { addDays, startOfChinaDay } from '../china-time.ts'
import type { Queryable } from '../db/db.ts'
import { type SqlQuery, sql } from '../db/sql.ts'
import { stageOn } from '../jobs/queries/own.ts'
import type { Slice } from '../paging.ts'

/** The days whose figures are asked for, and of which company. */
export interface Span {
  readonly companyId: string
  /** One of its jobs; all of them otherwise. */
  readonly jobId?: string | undefined
  /** How many, the last of them today (YYYY-MM-DD in China). */
  readonly days: number
  readonly today: string
  readonly now: Date
}

const firstDay = ({ days, today }: Span) => addDays(today, 1 - days)
const begin = (span: Span) => startOfChinaDay(firstDay(span))

const isAsked = ({ jobId }: Span, column: SqlQuery) => (jobId ? sql`${column} = ${jobId}` : sql`true`)

const dayOf = (moment: SqlQuery) => sql`(${moment} at time zone 'Asia/Shanghai')::date`

interface NamedJob {
  readonly id: number
  readonly title: string
}

/** One of the company's jobs that have figures: those that were ever published. */
export async function findPublished(db: Queryable, companyId: string, jobId: string): Promise<NamedJob | undefined> {
  const [row] = await db.query<NamedJob>(sql`
    select id, title from jobs where id = ${jobId} and company_id = ${companyId} and status <> 'draft'`)
  return row
}

export interface DayRow {
  readonly day: string
  readonly views: number | null
  readonly applications: number
  readonly interviews: number
  readonly hires: number
}

/** What happened on each day, oldest first. Views are unknown before the first day on which any were counted. */
export const listDays = (db: Queryable, span: Span): Promise<DayRow[]> =>
  db.query<DayRow>(sql`
    with shown as (
      select day::date from generate_series(${firstDay(span)}::date, ${span.today}::date, interval '1 day') as day),
    viewed as (
      select v.day, sum(v.views) as views from jobs j join job_view_days v on v.job_id = j.id
      where j.company_id = ${span.companyId} and ${isAsked(span, sql`j.id`)}
        and v.day between ${firstDay(span)}::date and ${span.today}::date
      group by v.day),
    applied as (
      select ${dayOf(sql`created_at`)} as day, count(*) as applications from applications
      where company_id = ${span.companyId} and ${isAsked(span, sql`job_id`)} and created_at >= ${begin(span)} group by 1),
    steps as (
      select e.status, ${dayOf(sql`min(e.at)`)} as day
      from applications a join application_events e on e.application_id = a.id and e.status in ('interview', 'hired')
      where a.company_id = ${span.companyId} and ${isAsked(span, sql`a.job_id`)} and a.updated_at >= ${begin(span)}
      group by a.id, e.status),
    stepped as (
      select day, count(*) filter (where status = 'interview') as interviews,
        count(*) filter (where status = 'hired') as hires
      from steps group by day)
    select s.day,
      case when s.day >= coalesce((select min(day) from job_view_days), s.day) then coalesce(v.views, 0) end as views,
      coalesce(a.applications, 0) as applications, coalesce(p.interviews, 0) as interviews, coalesce(p.hires, 0) as hires
    from shown s left join viewed v using (day) left join applied a using (day) left join stepped p using (day)
    order by s.day`)

/** How those were answered who have applied within the days. */
export async function findAnswered(db: Queryable, span: Span): Promise<AnsweringRow> {
  const [row] = await db.query<AnsweringRow>(sql`
    select ${answeringColumns(span.now)} from applications a ${withFirstAnswer}
    where a.company_id = ${span.companyId} and ${isAsked(span, sql`a.job_id`)} and a.created_at >= ${begin(span)}`)
  if (!row) throw new Error('an aggregate without a row')
  return row
}

export interface JobFiguresRow extends AnsweringRow {
  readonly id: number
  readonly title: string
  readonly stage: PostingStage
  readonly negotiable: boolean
  readonly days: number
  readonly views: number
  readonly applications: number
}

/** The jobs that were open, seen or applied to within the days; what was never published has no figures. */
const figuresOf = (span: Span) => sql`
  with viewed as (
    select v.job_id, sum(v.views) as views from jobs j join job_view_days v on v.job_id = j.id
    where j.company_id = ${span.companyId} and v.day between ${firstDay(span)}::date and ${span.today}::date
    group by v.job_id),
  applied as (
    select a.job_id, count(*) as applications, ${answeringColumns(span.now)}
    from applications a ${withFirstAnswer}
    where a.company_id = ${span.companyId} and a.created_at >= ${begin(span)} group by a.job_id),
  figures as (
    select id, title, ${stageOn(span.today)} as stage, wage_min is null and wage_max is null as negotiable,
      least(${span.days}::int, ${span.today}::date - ${dayOf(sql`published_at`)} + 1) as days,
      coalesce(views, 0) as views, coalesce(applications, 0) as applications,
      coalesce(due, 0) as due, coalesce(answered, 0) as answered, median_hours
    from jobs left join viewed on viewed.job_id = jobs.id left join applied on applied.job_id = jobs.id
    where company_id = ${span.companyId} and status <> 'draft'
      and (views > 0 or applications > 0 or (status = 'valid' and expires_on >= ${span.today}::date)))`

const orders = {
  views: sql`views desc, applications desc, id desc`,
  applications: sql`applications desc, views desc, id desc`,
  rate: sql`applications::float8 / nullif(views, 0) asc nulls last, views desc, id desc`,
  time: sql`median_hours desc nulls last, applications desc, id desc`,
} as const satisfies Record<FigureOrder, SqlQuery>

export const listFigures = (db: Queryable, span: Span, order: FigureOrder, { limit, offset }: Slice) =>
  db.query<JobFiguresRow>(sql`
    ${figuresOf(span)} select * from figures order by ${orders[order]} limit ${limit} offset ${offset}`)

export async function countFigures(db: Queryable, span: Span): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`${figuresOf(span)} select count(*) as count from figures`)
  return row?.count ?? 0
}
