import type { FairEquipment } from '#contract/fair-contract'
import type { FairOfferState } from '#contract/fair-offer'
import type { OrderState } from '#contract/payments'
import { chinaDay } from '../clock.ts'
import type { Queryable } from '../db/db.ts'
import { type SqlQuery, sql } from '../db/sql.ts'
import type { Slice } from '../paging.ts'
import { type ParticipationRow, participationColumns, participationTables } from './queries.ts'

export interface JobOfOwn {
  readonly id: string
  readonly title: string
  readonly headcount: number
}

/** Everything that an employer sees of its own participation. */
export interface OwnRow extends ParticipationRow {
  readonly city: string
  readonly district: string
  readonly venue: string
  readonly organiser: string
  readonly fair_reason: string
  /** Since when the fair's clock stands still; null while it runs. */
  readonly fair_paused_at: string | null
  readonly tags: string[]
  readonly equipment: FairEquipment[]
  readonly wishes: string
  readonly contract_version: string
  readonly contract_at: string | null
  readonly waiting_since: string | null
  readonly waiting_place: number
  readonly jobs: readonly (JobOfOwn & { readonly open: boolean })[]
  readonly offers: readonly {
    readonly id: string
    readonly code: string
    readonly fee: number
    readonly state: FairOfferState
    readonly offered_at: string
    readonly until: string
  }[]
  readonly charge: {
    readonly state: 'open' | 'paid'
    readonly booth: number
    readonly fee: number
    readonly until: string
    readonly order: string | null
    readonly order_state: OrderState | null
  } | null
}

const ownColumns = (now: Date) => sql`${participationColumns}, f.city, f.district, f.venue, f.organiser,
  f.reason as fair_reason, f.paused_at as fair_paused_at, p.tags, p.equipment, p.wishes, p.contract_version, p.contract_at,
  p.waiting_since,
  case when p.state = 'waiting' then (
    select count(*)::int from fair_participations w
    where w.fair_id = p.fair_id and w.state = 'waiting' and w.waits_for = p.waits_for and (w.waiting_first > p.waiting_first
      or (w.waiting_first = p.waiting_first and (w.waiting_since, w.id) <= (p.waiting_since, p.id)))) else 0 end as waiting_place,
  coalesce((
    select jsonb_agg(jsonb_build_object('id', j.id::text, 'title', j.title, 'headcount', j.headcount,
      'open', j.status = 'valid' and j.expires_on >= ${chinaDay(now)}::date) order by fj.place, j.id)
    from fair_jobs fj join jobs j on j.id = fj.job_id where fj.participation_id = p.id), '[]') as jobs,
  coalesce((
    select jsonb_agg(jsonb_build_object('id', o.id, 'code', ob.code, 'fee', ob.fee, 'state', o.state, 'until', o.until,
      'offered_at', o.offered_at) order by o.offered_at desc, o.id)
    from fair_offers o join fair_booths ob on ob.id = o.booth_id where o.participation_id = p.id), '[]') as offers,
  (select jsonb_build_object('state', g.state, 'booth', g.booth_id, 'fee', g.fee, 'until', g.order_until,
      'order', r.number, 'order_state', r.state)
    from fair_charges g left join lateral (
      select number, state from payment_orders where registration_id = g.id order by created_at desc, number limit 1) r on true
    where g.participation_id = p.id and g.state in ('open', 'paid') order by g.created_at desc limit 1) as charge`

/** One of the company's own; undefined for anybody else's. */
export async function findOwn(db: Queryable, company: string, id: string, now: Date): Promise<OwnRow | undefined> {
  const [row] = await db.query<OwnRow>(sql`
    select ${ownColumns(now)} from ${participationTables} where p.id = ${id} and p.company_id = ${company}`)
  return row
}

const ofKind = (online: boolean): SqlQuery => (online ? sql`f.kind = '2'` : sql`f.kind <> '2'`)

interface Asked {
  readonly company: string
  readonly online: boolean
  readonly now: Date
}

/** Those to come first, the next one before the others, then what is over, the latest first. */
export const listOwn = (db: Queryable, { company, online, now }: Asked, { limit, offset }: Slice) =>
  db.query<OwnRow>(sql`
    select ${ownColumns(now)} from ${participationTables} where p.company_id = ${company} and ${ofKind(online)}
    order by f.closes_at <= ${now}, case when f.closes_at > ${now} then f.opens_at end, f.opens_at desc, p.id
    limit ${limit} offset ${offset}`)

export async function countOwn(db: Queryable, { company, online }: Asked): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*)::int as count from fair_participations p join fairs f on f.id = p.fair_id
    where p.company_id = ${company} and ${ofKind(online)}`)
  return row?.count ?? 0
}

/** The company's jobs that can be applied for, latest refreshed first. */
export const listOpenJobs = (db: Queryable, company: string, now: Date) =>
  db.query<JobOfOwn>(sql`
    select id::text as id, title, headcount from jobs
    where company_id = ${company} and status = 'valid' and expires_on >= ${chinaDay(now)}::date
    order by refreshed_at desc, jobs.id desc limit 200`)

/** Whether the company has joined a fair, on line or on site. */
export async function joinedFairs(db: Queryable, company: string): Promise<{ onsite: boolean; online: boolean }> {
  const [row] = await db.query<{ onsite: boolean; online: boolean }>(sql`
    select coalesce(bool_or(f.kind <> '2'), false) as onsite, coalesce(bool_or(f.kind = '2'), false) as online
    from fair_participations p join fairs f on f.id = p.fair_id where p.company_id = ${company}`)
  return row ?? { onsite: false, online: false }
}
