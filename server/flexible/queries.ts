import type { FlexibleJob } from '#contract/flexible'
import type { LicenceStanding } from '#contract/licence-standing'
import { licenceStandingOn } from '../companies/licence-check.ts'
import type { Queryable } from '../db/db.ts'
import { type SqlQuery, sql } from '../db/sql.ts'
import { notHidden } from '../jobs/queries/read.ts'
import type { Slice } from '../paging.ts'
import { begins } from './post-queries.ts'

export interface FlexibleRow {
  readonly id: number
  readonly company_name: string
  readonly licence_standing: LicenceStanding
  readonly category: string
  readonly title: string
  readonly city: string
  readonly district: string
  readonly address: string
  readonly pay_low: number
  readonly pay_high: number
  readonly pay_unit: FlexibleJob['payUnit']
  readonly settled: FlexibleJob['settled']
  readonly starts_on: string
  readonly starts_time: string
  readonly day_hours: number | null
  readonly days: number
  readonly hours: string
  readonly headcount: number
  readonly taken: number
  readonly duties: string
  readonly published_at: string
  readonly expires_on: string
  readonly status: 'open' | 'closed'
  /** When nobody is taken any more. */
  readonly begins: string
}

const columns = (today: string) => sql`
  f.id, c.name as company_name, ${licenceStandingOn(today)} as licence_standing, f.category, f.title, f.city, f.district, f.address,
  f.pay_low, f.pay_high, f.pay_unit, f.settled, f.starts_on, f.starts_time, f.day_hours, f.days, f.hours, f.headcount, f.taken, f.duties, f.published_at,
  f.expires_on, f.status, ${begins} as begins`

export interface Wanted {
  readonly category: string
  readonly city: string
  readonly unit: string
  /** YYYY-MM-DD in China. */
  readonly today: string
  readonly now: Date
  /** Leaves out what this seeker has hidden. */
  readonly hiddenBy: string | undefined
}

const wanted = ({ category, city, unit, today, now, hiddenBy }: Wanted): SqlQuery =>
  sql.and([
    sql`f.status = 'open' and f.expires_on >= ${today}::date and ${begins} > ${now}`,
    category === '' ? sql.empty : sql`f.category = ${category}`,
    city === '' ? sql.empty : sql`f.city = ${city}`,
    unit === '' ? sql.empty : sql`f.pay_unit = ${unit}`,
    hiddenBy ? notHidden(hiddenBy) : sql.empty,
  ])

/** Nobody is sent to a company that has not passed its check, or from which it was taken back; one whose check has lapsed says so. */
const offered = sql`flexible_jobs f
  join companies c on c.id = f.company_id and c.verified_at is not null and f.status in ('open', 'closed')`

/** Newest first. */
export const listRows = (db: Queryable, what: Wanted, { limit, offset }: Slice) =>
  db.query<FlexibleRow>(sql`
    select ${columns(what.today)} from ${offered} where ${wanted(what)}
    order by f.published_at desc, f.id desc limit ${limit} offset ${offset}`)

export async function countRows(db: Queryable, what: Wanted): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*) as count from ${offered} where ${wanted(what)}`)
  return row?.count ?? 0
}

export async function findRow(db: Queryable, id: string, today: string): Promise<FlexibleRow | undefined> {
  const [row] = await db.query<FlexibleRow>(sql`
    select ${columns(today)} from ${offered} where f.id = ${id}`)
  return row
}

interface Offer {
  readonly company_id: number
  readonly title: string
  readonly status: 'open' | 'closed'
  readonly headcount: number
  readonly taken: number
  readonly begins: string
}

/** Who hires, for the transaction that applies; others who apply to it wait. */
export async function lockRow(tx: Queryable, id: string): Promise<Offer | undefined> {
  const [row] = await tx.query<Offer>(sql`
    select f.company_id, f.title, f.status, f.headcount, f.taken, ${begins} as begins from ${offered}
    where f.id = ${id} for update of f`)
  return row
}

interface Application {
  readonly id: string
  readonly userId: string
  readonly name: string
  readonly note: string
  readonly now: Date
}

/** False when this person has applied already. */
export async function insertApplication(tx: Queryable, { id, userId, name, note, now }: Application): Promise<boolean> {
  const count = await tx.run(sql`
    insert into flexible_applications (job_id, user_id, name, note, created_at)
    values (${id}, ${userId}, ${name}, ${note}, ${now}) on conflict do nothing`)
  return count === 1
}

export async function phoneOf(db: Queryable, userId: string): Promise<string> {
  const [row] = await db.query<{ phone: string | null }>(sql`select phone from users where id = ${userId}`)
  return row?.phone ?? ''
}

export async function membersOf(db: Queryable, companyId: number): Promise<string[]> {
  const rows = await db.query<{ user_id: string }>(sql`
    select user_id from company_members where company_id = ${companyId} order by user_id`)
  return rows.map(row => row.user_id)
}
