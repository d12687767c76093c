import type { FlexibleJob } from '#contract/flexible'
import type { FlexibleStatus, SimpleState } from '#contract/flexible-life'
import type { Queryable } from '../db/db.ts'
import { type SqlQuery, sql } from '../db/sql.ts'
import type { Slice } from '../paging.ts'
import { begins, ends } from './post-queries.ts'

/** Somebody's own application with the posting that it is to. */
export interface OwnApplicationRow {
  readonly id: number
  readonly job_id: number
  readonly name: string
  readonly state: SimpleState
  readonly created_at: string
  readonly company_id: number
  readonly company_name: string
  readonly title: string
  readonly city: string
  readonly district: string
  readonly pay_low: number
  readonly pay_high: number
  readonly pay_unit: FlexibleJob['payUnit']
  readonly starts_on: string
  readonly starts_time: string
  readonly day_hours: number | null
  readonly days: number
  readonly hours: string
  readonly status: FlexibleStatus
  readonly headcount: number
  readonly taken: number
  readonly begins: string
  readonly ends: string
}

const rows = sql`
  select a.id, a.job_id, a.name, a.state, a.created_at, f.company_id, c.name as company_name, f.title, f.city, f.district,
    f.pay_low, f.pay_high, f.pay_unit, f.starts_on, f.starts_time, f.day_hours, f.days, f.hours, f.status, f.headcount,
    f.taken, ${begins} as begins, ${ends} as ends
  from flexible_applications a
  join flexible_jobs f on f.id = a.job_id
  join companies c on c.id = f.company_id`

export interface OwnFilter {
  readonly userId: string
  /** The one to this posting; all without it. */
  readonly job: string | undefined
}

const mine = ({ userId, job }: OwnFilter): SqlQuery =>
  sql.and([sql`a.user_id = ${userId}`, job === undefined ? sql.empty : sql`a.job_id = ${job}`])

/** Latest first. */
export const listOwnApplications = (db: Queryable, filter: OwnFilter, { limit, offset }: Slice) =>
  db.query<OwnApplicationRow>(sql`
    ${rows} where ${mine(filter)} order by a.created_at desc, a.job_id desc limit ${limit} offset ${offset}`)

export async function countOwnApplications(db: Queryable, filter: OwnFilter): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*) as count from flexible_applications a where ${mine(filter)}`)
  return row?.count ?? 0
}

/** Those that wait for an answer or have a place, in the order of their postings: whoever holds several takes them in it. */
export async function listEndable(db: Queryable, userId: string): Promise<string[]> {
  const found = await db.query<{ id: number }>(sql`
    select id from flexible_applications where user_id = ${userId} and state in ('applied', 'accepted') order by job_id`)
  return found.map(({ id }) => String(id))
}

/**
 * One of somebody's own, its posting held until the transaction ends, so that of an answer and a withdrawal at once the
 * second sees the first; undefined for anybody else's.
 */
export async function lockOwnApplication(
  tx: Queryable,
  userId: string,
  id: string,
): Promise<OwnApplicationRow | undefined> {
  await tx.query(sql`
    select 1 from flexible_jobs
    where id = (select job_id from flexible_applications where id = ${id} and user_id = ${userId}) for update`)
  const [row] = await tx.query<OwnApplicationRow>(sql`${rows} where a.id = ${id} and a.user_id = ${userId}`)
  return row
}

interface Withdrawal {
  readonly id: number
  readonly jobId: number
  /** By how many the places that are given grow: -1 or 0. */
  readonly places: number
  readonly now: Date
}

/** Takes an application back, and with it the place that it had. */
export async function writeWithdrawal(tx: Queryable, { id, jobId, places, now }: Withdrawal): Promise<void> {
  await tx.run(sql`update flexible_applications set state = 'withdrawn', withdrawn_at = ${now} where id = ${id}`)
  await tx.run(sql`update flexible_jobs set taken = taken + ${places} where id = ${jobId}`)
}
