import { LEAST_PEOPLE } from '#contract/fair-halls'
import type { FairPhase } from '#contract/fair-timeline'
import { type FairPhaseChoice, phasesOf } from '#contract/job-fairs'
import type { Queryable } from '../db/db.ts'
import { type SqlQuery, sql } from '../db/sql.ts'
import type { Slice } from '../paging.ts'
import { eachIn } from '../words.ts'
import { type FairRow, fairColumns, fairTables, isExhibitor, isOut, phaseOf } from './rows.ts'

export interface WantedFairs {
  readonly words: readonly string[]
  readonly kind: string
  readonly city: string
  readonly phase: FairPhaseChoice | ''
  readonly series: string
  /** On at any time between these moments. */
  readonly from: Date | null
  readonly until: Date | null
}

export const anyFair: WantedFairs = { words: [], kind: '', city: '', phase: '', series: '', from: null, until: null }

const wanted = ({ words, kind, city, phase, series, from, until }: WantedFairs, now: Date): SqlQuery =>
  sql.and([
    isOut(now),
    kind === '' ? sql.empty : sql`f.kind = ${kind}`,
    city === '' ? sql.empty : sql`f.city = ${city}`,
    phase === '' ? sql.empty : sql`${phaseOf(now)} = any(${[...phasesOf(phase)]}::text[])`,
    series === '' ? sql.empty : sql`f.series_id = ${series}`,
    from === null ? sql.empty : sql`f.closes_at > ${from}`,
    until === null ? sql.empty : sql`f.opens_at < ${until}`,
    ...eachIn([sql`f.title`, sql`f.venue`, sql`f.organiser`], words),
  ])

/**
 * What one can go to first comes first: what is on and ends next, what opens next, what was called off and not over, then
 * what is over, the latest first.
 */
const byUrgency = (now: Date) => sql`
  case when f.closes_at <= ${now} then 4 when f.state in ('cancelled', 'postponed') then 3
    when f.opens_at > ${now} then 2 else 1 end,
  case when f.closes_at <= ${now} then -extract(epoch from f.opens_at) when f.opens_at > ${now} then
    extract(epoch from f.opens_at) else extract(epoch from f.closes_at) end, f.id`

/** A page of fairs; what they offer is counted for these alone. */
export const listFairRows = (db: Queryable, what: WantedFairs, { limit, offset }: Slice, now: Date) =>
  db.query<FairRow & { summary: string }>(sql`
    select ${fairColumns}, f.summary from ${fairTables}
    where f.id in (
      select f.id from fairs f where ${wanted(what, now)} order by ${byUrgency(now)} limit ${limit} offset ${offset})
    order by ${byUrgency(now)}`)

export interface FairCountRow {
  readonly kind: string
  readonly city: string
  readonly phase: string
  readonly count: number
}

/** How many fairs there are of each kind, city and phase, whichever of these is asked for. */
export const countFairs = (db: Queryable, what: WantedFairs, now: Date) =>
  db.query<FairCountRow>(sql`
    select f.kind, f.city, ${phaseOf(now)} as phase, count(*) as count from fairs f
    where ${wanted({ ...what, kind: '', city: '', phase: '' }, now)} group by 1, 2, 3 order by 1, 2, 3`)

interface FairDayRow {
  readonly id: number
  readonly kind: FairRow['kind']
  readonly title: string
  readonly city: string
  readonly venue: string
  readonly phase: FairPhase
  readonly opens_at: string
  readonly closes_at: string
}

/** The most that a calendar's span shows. */
const MOST_DAYS = 1_000

export const listFairDays = (db: Queryable, what: WantedFairs, now: Date) =>
  db.query<FairDayRow>(sql`
    select f.id, f.kind, f.title, f.city, f.venue, ${phaseOf(now)} as phase, f.opens_at, f.closes_at
    from fairs f where ${wanted(what, now)} order by f.opens_at, f.id limit ${MOST_DAYS}`)

interface ResultsRow extends FairRow {
  readonly summary: string
  readonly address: string
  readonly transit: string
  readonly phone: string
  readonly series_title: string | null
  readonly results: unknown
}

/** A fair that took place and is over. */
export async function findPastFair(db: Queryable, id: string, now: Date): Promise<ResultsRow | undefined> {
  const [row] = await db.query<ResultsRow>(sql`
    select ${fairColumns}, f.summary, f.address, f.transit, f.phone, f.results,
      (select s.title from fair_series s where s.id = f.series_id) as series_title
    from ${fairTables} where f.id = ${id} and ${isOut(now)} and ${phaseOf(now)} = 'ended'`)
  return row
}

interface TradeRow {
  readonly value: string
  readonly companies: number
  readonly jobs: number
  readonly headcount: number
}

/** Who stood at a fair, by trade. */
export const listTrades = (db: Queryable, id: number) =>
  db.query<TradeRow>(sql`
    select c.trade as value, count(distinct p.id)::int as companies, count(j.id)::int as jobs,
      coalesce(sum(j.headcount), 0)::int as headcount
    from fair_participations p join companies c on c.id = p.company_id
      left join fair_jobs fj on fj.participation_id = p.id
      left join jobs j on j.id = fj.job_id and j.status <> 'draft'
    where p.fair_id = ${id} and ${isExhibitor}
    group by 1 order by jobs desc, headcount desc, 1`)

interface TotalsRow {
  readonly running: number
  readonly fairs: number
  readonly companies: number
  readonly jobs: number
  readonly headcount: number
  readonly held: number
  readonly visitors: number
  readonly resumes: number
  readonly intentions: number
}

/** Over several fairs; what is told of none of them alone is not told by the difference either. */
export const sumOf = (name: 'visitors' | 'resumes' | 'intentions') => sql`
  coalesce(sum((f.results->>${name})::bigint) filter (where (f.results->>${name})::bigint >= ${LEAST_PEOPLE}), 0)::bigint`

/** An employer or a job at several fairs counts once. */
export async function findTotals(db: Queryable, now: Date): Promise<TotalsRow> {
  const yearAgo = new Date(now.getTime() - 365 * 86_400_000)
  const [row] = await db.query<TotalsRow>(sql`
    with ahead as (select f.id, f.opens_at from fairs f where ${wanted({ ...anyFair, phase: 'ahead' }, now)}),
      offered as (
        select distinct p.company_id, j.id, j.headcount from ahead f join fair_participations p on p.fair_id = f.id
          left join fair_jobs fj on fj.participation_id = p.id
          left join jobs j on j.id = fj.job_id and j.status <> 'draft'
        where ${isExhibitor})
    select (select count(*) from ahead where opens_at <= ${now}) as running, (select count(*) from ahead) as fairs,
      (select count(distinct company_id) from offered) as companies, (select count(distinct id) from offered) as jobs,
      (select coalesce(sum(headcount), 0)::int from offered) as headcount, past.*
    from (
      select count(*) as held, ${sumOf('visitors')} as visitors, ${sumOf('resumes')} as resumes,
        ${sumOf('intentions')} as intentions
      from fairs f where ${isOut(now)} and ${phaseOf(now)} = 'ended' and f.opens_at > ${yearAgo}) past`)
  if (!row) throw new Error('Sums without a row')
  return row
}

export interface CalendarRow {
  readonly id: number
  readonly kind: FairRow['kind']
  readonly title: string
  readonly summary: string
  readonly venue: string
  readonly address: string
  readonly transit: string
  readonly organiser: string
  readonly phone: string
  readonly state: FairRow['state']
  readonly reason: string
  readonly sequence: number
  readonly changed_at: string
  readonly opens_at: string
  readonly closes_at: string
}

const calendarColumns = sql`f.id, f.kind, f.title, f.summary, f.venue, f.address, f.transit, f.organiser, f.phone, f.state,
  f.reason, f.sequence, f.changed_at, f.opens_at, f.closes_at`

export async function findForCalendar(db: Queryable, id: string, now: Date): Promise<CalendarRow | undefined> {
  const [row] = await db.query<CalendarRow>(sql`
    select ${calendarColumns} from fairs f where f.id = ${id} and ${isOut(now)}`)
  return row
}

/** What subscribers keep: cancelled ones too, so that theirs are taken out. */
export const listForCalendar = (db: Queryable, what: WantedFairs, now: Date) =>
  db.query<CalendarRow>(sql`
    select ${calendarColumns} from fairs f where ${wanted(what, now)} order by f.opens_at, f.id limit ${MOST_DAYS}`)
