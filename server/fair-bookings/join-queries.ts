import type { OutputOf } from '#contract/endpoint'
import type { listFairBooths } from '#contract/fair-bookings'
import { activeParticipations, type ParticipationState } from '#contract/fair-participation'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import type { RuledFair } from '../job-fairs/fair-rules.ts'
import { type FairRow, fairColumns, fairTables, isOut } from '../job-fairs/rows.ts'
import type { Slice } from '../paging.ts'
import { isFree } from './booths.ts'

interface JoinableRow extends FairRow, RuledFair {
  readonly fee_from: number
  readonly fee_to: number
  readonly free_booths: number
  readonly mine_id: string | null
  readonly mine_state: ParticipationState | null
}

interface Asked {
  readonly company: string
  readonly online: boolean
  readonly city: string
  readonly now: Date
}

/** Fairs that take applications now. */
const joinable = ({ online, city, now }: Asked) => sql`
  ${isOut(now)} and f.state = 'planned' and f.apply_from <= ${now} and f.apply_until > ${now}
  and (f.kind = '2') = ${online} and ${city} in ('', f.city)`

/** Those that close first, first. */
export const listJoinable = (db: Queryable, asked: Asked, { limit, offset }: Slice) =>
  db.query<JoinableRow>(sql`
    select ${fairColumns}, f.rules as fair_rules, p.id as mine_id, p.state as mine_state, fees.fee_from, fees.fee_to, fees.free_booths
    from ${fairTables}
    left join fair_participations p on p.fair_id = f.id and p.company_id = ${asked.company}
    cross join lateral (
      select coalesce(min(b.fee), 0) as fee_from, coalesce(max(b.fee), 0) as fee_to,
        (count(*) filter (where ${isFree(asked.now)}))::int as free_booths
      from fair_booths b where b.fair_id = f.id and b.kind <> 'public' and b.retired_at is null) fees
    where ${joinable(asked)} order by f.apply_until, f.opens_at, f.id limit ${limit} offset ${offset}`)

export async function countJoinable(db: Queryable, asked: Asked): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from fairs f where ${joinable(asked)}`,
  )
  return row?.count ?? 0
}

/** The agency licence that a company named last. */
export async function findLastLicence(db: Queryable, company: string) {
  const [row] = await db.query<{ agency_licence: string; agency_until: string | null }>(sql`
    select agency_licence, agency_until from fair_participations
    where company_id = ${company} and agency_licence <> '' order by created_at desc limit 1`)
  return row
}

type Hall = OutputOf<typeof listFairBooths>['halls'][number]
type HallRow = Omit<Hall, 'id'> & { readonly id: number }

export const listHallRows = (db: Queryable, fair: number) =>
  db.query<HallRow>(sql`
    select id, name, width, depth, features from fair_halls where fair_id = ${fair} order by place`)

interface BookableRow {
  readonly id: number
  readonly hall_id: number
  readonly code: string
  readonly kind: 'standard' | 'large' | 'public'
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly fee: number
  readonly state: 'free' | 'held' | 'taken' | 'mine'
  readonly company: string
}

/** The booths of a fair as one of its employers sees them: who holds one nobody learns. */
export const listBoothRows = (
  db: Queryable,
  { fair, mine, now }: { readonly fair: number; readonly mine: string; readonly now: Date },
) =>
  db.query<BookableRow>(sql`
    select b.id, b.hall_id, b.code, b.kind, b.x, b.y, b.w, b.h, b.fee,
      case when ${isFree(now)} then 'free' when b.participation_id = ${mine} then 'mine'
        when b.held_until is null then 'taken' else 'held' end as state,
      case when b.participation_id is not null and b.held_until is null then c.name else '' end as company
    from fair_booths b left join fair_participations p on p.id = b.participation_id
    left join companies c on c.id = p.company_id
    where b.fair_id = ${fair} and b.retired_at is null order by b.hall_id, b.code`)

export async function isOwnJob(db: Queryable, company: string, job: string): Promise<boolean> {
  const rows = await db.query(sql`select 1 from jobs where id = ${job} and company_id = ${company}`)
  return rows.length > 0
}

interface FairOfJobRow {
  readonly id: string
  readonly fair_id: number
  readonly title: string
  readonly opens_at: string
  readonly state: ParticipationState
  readonly booth: string | null
}

/** Fairs to which a job goes, the next one first. */
export const listFairsOfJob = (db: Queryable, job: string) =>
  db.query<FairOfJobRow>(sql`
    select p.id, p.fair_id, f.title, f.opens_at, p.state, b.code as booth
    from fair_jobs j join fair_participations p on p.id = j.participation_id join fairs f on f.id = p.fair_id
    left join fair_booths b on b.participation_id = p.id and b.held_until is null
    where j.job_id = ${job} and p.state = any(${[...activeParticipations]}::text[]) order by f.opens_at, p.id limit 100`)
