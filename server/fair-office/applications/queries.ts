import type { FairEquipment } from '#contract/fair-contract'
import { exhibitingParticipations, type ParticipationState } from '#contract/fair-participation'
import type { FairProof } from '#contract/fair-proofs'
import { chinaDay } from '../../clock.ts'
import { checkHolds } from '../../companies/licence-check.ts'
import type { Queryable } from '../../db/db.ts'
import { sql } from '../../db/sql.ts'
import { exchangedAfterReading } from '../../fair-bookings/index.ts'
import { wasMissed } from '../../fair-bookings/standing.ts'
import { clockRuns } from '../../job-fairs/clock.ts'
import type { RuledFair } from '../../job-fairs/fair-rules.ts'
import type { Slice } from '../../paging.ts'

export interface ApplicationRow {
  readonly id: string
  readonly state: ParticipationState
  readonly company_id: number
  readonly company: string
  readonly is_agency: boolean
  readonly verified_on: string | null
  readonly is_verified: boolean
  readonly agency_licence: string
  readonly agency_until: string | null
  readonly proofs: readonly FairProof[]
  readonly exchanged: readonly { readonly kind: FairProof; readonly at: string }[]
  readonly equipment: readonly FairEquipment[]
  readonly wishes: string
  readonly booth: string | null
  readonly held_until: string | null
  readonly reason: string
  readonly created_at: string
  readonly absences: number
  readonly fairs: number
  readonly jobs: readonly { readonly id: string; readonly title: string; readonly headcount: number }[]
}

export interface ApplicationFilter {
  readonly fair: string
  /** '' for all. */
  readonly state: ParticipationState | ''
  /** Part of the company's name; '' for any. */
  readonly t: string
}

const like = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

const matching = ({ fair, state, t }: ApplicationFilter) =>
  sql.and([
    sql`p.fair_id = ${fair}`,
    state === '' ? sql.empty : sql`p.state = ${state}`,
    t === '' ? sql.empty : sql`c.name like ${like(t)}`,
  ])

/** Those that wait for an answer first, the longest wait before the others. */
export const listApplicationRows = (db: Queryable, filter: ApplicationFilter, { limit, offset }: Slice, now: Date) =>
  db.query<ApplicationRow>(sql`
    select p.id, p.state, c.id as company_id, c.name as company, c.account_kind = 'agency' as is_agency,
      c.verified_at as verified_on, ${checkHolds(chinaDay(now))} as is_verified,
      p.agency_licence, p.agency_until,
      array(select x.kind from fair_proofs x where x.participation_id = p.id order by x.kind) as proofs,
      coalesce((select jsonb_agg(jsonb_build_object('kind', x.kind, 'at', x.handed_in_at) order by x.kind)
        from fair_proofs x where x.participation_id = p.id and ${exchangedAfterReading}), '[]'::jsonb) as exchanged,
      p.equipment, p.wishes, b.code as booth, b.held_until, p.reason, p.created_at,
      (select count(*)::int from fair_participations p join fairs f on f.id = p.fair_id
        where p.company_id = c.id and ${wasMissed}
          and f.opens_at > ${now}::timestamptz - interval '1 year') as absences,
      (select count(*)::int from fair_participations o where o.company_id = c.id and o.state = 'present') as fairs,
      coalesce((select jsonb_agg(jsonb_build_object('id', j.id::text, 'title', j.title, 'headcount', j.headcount)
          order by fj.place)
        from fair_jobs fj join jobs j on j.id = fj.job_id where fj.participation_id = p.id), '[]'::jsonb) as jobs
    from fair_participations p join companies c on c.id = p.company_id
    left join fair_booths b on b.participation_id = p.id and (b.held_until is null or b.held_until > ${now})
    where ${matching(filter)}
    order by p.state <> 'applied', case when p.state = 'applied' then p.updated_at end, c.name, p.id
    limit ${limit} offset ${offset}`)

export async function countApplications(db: Queryable, filter: ApplicationFilter): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*)::int as count from fair_participations p join companies c on c.id = p.company_id
    where ${matching(filter)}`)
  return row?.count ?? 0
}

interface StandRow {
  readonly id: string
  readonly state: ParticipationState
  readonly company: string
  readonly booth: string | null
}

/** Whoever stands at a booth, by its number or by the participation. */
export async function findStand(
  db: Queryable,
  fair: string,
  { booth, participation }: { readonly booth: string; readonly participation: string },
): Promise<StandRow | undefined> {
  const states = [...exhibitingParticipations, 'absent']
  const [row] = await db.query<StandRow>(sql`
    select p.id, p.state, c.name as company, b.code as booth
    from fair_participations p join companies c on c.id = p.company_id left join fair_booths b on b.participation_id = p.id
    where p.fair_id = ${fair} and p.state = any(${states}::text[])
      and ${participation === '' ? sql`b.code = ${booth} and b.held_until is null` : sql`p.id = ${participation}`}`)
  return row
}

export interface AwaitingRow extends RuledFair {
  readonly fair_id: number
  readonly opens_at: string
  readonly closes_at: string
  /** For how long it has been stopped since it opened, in milliseconds. */
  readonly stood_ms: number
}

/** Fairs on site that have opened and wait for employers who had confirmed. On line nobody comes to a gate. */
export const listAwaiting = (db: Queryable, now: Date) =>
  db.query<AwaitingRow>(sql`
    select f.id as fair_id, f.published_at, f.rules as fair_rules, f.opens_at, f.closes_at, coalesce((
        select sum(extract(epoch from s.ended_at - greatest(s.began_at, f.opens_at)) * 1000)
        from fair_stops s where s.fair_id = f.id and s.ended_at > f.opens_at), 0)::float8 as stood_ms
    from fairs f where f.kind <> '2' and f.opens_at <= ${now} and ${clockRuns}
      and exists (select 1 from fair_participations p where p.fair_id = f.id and p.state = 'confirmed')
    order by f.id`)

/** Employers of a fair who had confirmed and have not come. */
export const listMissing = (db: Queryable, fair: number) =>
  db.query<{ id: string }>(sql`
    select id from fair_participations where fair_id = ${fair} and state = 'confirmed' order by id`)
