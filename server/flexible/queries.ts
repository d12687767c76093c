import type { FlexibleJob } from '#contract/flexible'
import type { Queryable } from '../db/db.ts'
import { type SqlQuery, sql } from '../db/sql.ts'
import type { Slice } from '../paging.ts'

export interface FlexibleRow {
  readonly id: number
  readonly company_name: string
  readonly verified: boolean
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
  readonly hours: string
  readonly headcount: number
  readonly taken: number
  readonly duties: string
  readonly published_at: string
  readonly expires_on: string
}

const columns = sql`
  f.id, c.name as company_name, c.verified_at is not null as verified, f.category, f.title, f.city, f.district, f.address,
  f.pay_low, f.pay_high, f.pay_unit, f.settled, f.starts_on, f.hours, f.headcount, f.taken, f.duties, f.published_at,
  f.expires_on`

export interface Wanted {
  readonly category: string
  readonly city: string
  readonly unit: string
  /** YYYY-MM-DD in China. */
  readonly today: string
}

const wanted = ({ category, city, unit, today }: Wanted): SqlQuery =>
  sql.and([
    sql`f.expires_on >= ${today}::date`,
    category === '' ? sql.empty : sql`f.category = ${category}`,
    city === '' ? sql.empty : sql`f.city = ${city}`,
    unit === '' ? sql.empty : sql`f.pay_unit = ${unit}`,
  ])

/** Nobody is sent to a company that has not passed its check, or no longer does. */
const offered = sql`flexible_jobs f join companies c on c.id = f.company_id and c.verified_at is not null`

/** Newest first. */
export const listRows = (db: Queryable, what: Wanted, { limit, offset }: Slice) =>
  db.query<FlexibleRow>(sql`
    select ${columns} from ${offered} where ${wanted(what)}
    order by f.published_at desc, f.id desc limit ${limit} offset ${offset}`)

export async function countRows(db: Queryable, what: Wanted): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*) as count from ${offered} where ${wanted(what)}`)
  return row?.count ?? 0
}

export async function findRow(db: Queryable, id: string): Promise<FlexibleRow | undefined> {
  const [row] = await db.query<FlexibleRow>(sql`
    select ${columns} from ${offered} where f.id = ${id}`)
  return row
}

/** Who hires, for the transaction that applies; others who apply to it wait. */
export async function lockRow(tx: Queryable, id: string) {
  const [row] = await tx.query<{ company_id: number; title: string; left: number; expires_on: string }>(sql`
    select f.company_id, f.title, f.headcount - f.taken as left, f.expires_on from ${offered}
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
  if (count === 1) await tx.run(sql`update flexible_jobs set taken = taken + 1 where id = ${id}`)
  return count === 1
}

export const listApplied = (db: Queryable, userId: string) =>
  db.query<{ id: number; created_at: string }>(sql`
    select job_id as id, created_at from flexible_applications where user_id = ${userId}
    order by created_at desc, job_id desc limit 200`)

export async function phoneOf(db: Queryable, userId: string): Promise<string> {
  const [row] = await db.query<{ phone: string | null }>(sql`select phone from users where id = ${userId}`)
  return row?.phone ?? ''
}

export async function membersOf(db: Queryable, companyId: number): Promise<string[]> {
  const rows = await db.query<{ user_id: string }>(sql`
    select user_id from company_members where company_id = ${companyId} order by user_id`)
  return rows.map(row => row.user_id)
}
