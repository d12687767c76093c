import { exhibitingParticipations } from '#contract/fair-participation'
import type { FairSummary } from '#contract/fair-summary'
import { type FairTimeline, fairPhaseAt } from '#contract/fair-timeline'
import { sql } from '../db/sql.ts'

interface MomentsRow {
  readonly published_at: string
  readonly apply_from: string
  readonly apply_until: string
  readonly book_from: string
  readonly book_until: string
  readonly register_from: string
  readonly register_until: string
  readonly opens_at: string
  readonly closes_at: string
}

export interface FairRow extends MomentsRow {
  readonly id: number
  readonly series_id: number | null
  readonly kind: FairSummary['kind']
  readonly title: string
  readonly city: string
  readonly district: string
  readonly venue: string
  readonly organiser: string
  readonly state: FairSummary['state']
  readonly reason: string
  readonly booths: number
  readonly companies: number
  readonly jobs: number
  readonly headcount: number
}

/** A participation that everybody sees. */
export const isExhibitor = sql`p.state = any(${[...exhibitingParticipations]}::text[])`

/** What a `FairRow` is made of, where the table `fairs` is `f`. */
export const fairColumns = sql`f.id, f.series_id, f.kind, f.title, f.city, f.district, f.venue, f.organiser, f.state,
  f.reason, f.published_at, f.apply_from, f.apply_until, f.book_from, f.book_until, f.register_from, f.register_until,
  f.opens_at, f.closes_at,
  (select count(*)::int from fair_booths b where b.fair_id = f.id and b.retired_at is null) as booths,
  (select count(*)::int from fair_participations p where p.fair_id = f.id and ${isExhibitor}) as companies, shown.jobs,
  shown.headcount`

/** The tables of `fairColumns`. */
export const fairTables = sql`fairs f cross join lateral (
  select count(*)::int as jobs, coalesce(sum(j.headcount), 0)::int as headcount
  from fair_participations p join fair_jobs fj on fj.participation_id = p.id join jobs j on j.id = fj.job_id
  where p.fair_id = f.id and ${isExhibitor} and j.status <> 'draft') shown`

/** What people may see at `now`. */
export const isOut = (now: Date) => sql`f.published_at <= ${now}`

/** `fairPhaseAt` for conditions and orders. */
export const phaseOf = (now: Date) => sql`
  case when f.state in ('cancelled', 'postponed') then f.state when f.closes_at <= ${now} then 'ended'
    when f.opens_at <= ${now} then case f.state when 'stopped' then 'stopped' else 'running' end
    when f.register_from <= ${now} then 'registering' else 'coming' end`

export const toTimeline = (row: MomentsRow): FairTimeline => ({
  publishedAt: Date.parse(row.published_at),
  applyFrom: Date.parse(row.apply_from),
  applyUntil: Date.parse(row.apply_until),
  bookFrom: Date.parse(row.book_from),
  bookUntil: Date.parse(row.book_until),
  registerFrom: Date.parse(row.register_from),
  registerUntil: Date.parse(row.register_until),
  opensAt: Date.parse(row.opens_at),
  closesAt: Date.parse(row.closes_at),
})

export function toFairSummary(row: FairRow, now: Date): FairSummary {
  const timeline = toTimeline(row)
  return {
    id: String(row.id),
    kind: row.kind,
    seriesId: row.series_id === null ? '' : String(row.series_id),
    title: row.title,
    city: row.city,
    district: row.district,
    venue: row.venue,
    organiser: row.organiser,
    state: row.state,
    phase: fairPhaseAt(timeline, row.state, now.getTime()),
    reason: row.reason,
    timeline,
    booths: row.booths,
    companies: row.companies,
    jobs: row.jobs,
    headcount: row.headcount,
  }
}
