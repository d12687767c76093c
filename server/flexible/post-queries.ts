import * as z from 'zod/mini'
import { type FlexibleDraft, flexibleDraft } from '#contract/flexible-form'
import type { FlexibleStatus } from '#contract/flexible-life'
import type { LicenceStanding } from '#contract/licence-standing'
import { chinaDay } from '../clock.ts'
import { licenceStandingOn } from '../companies/licence-check.ts'
import type { Queryable } from '../db/db.ts'
import { type SqlQuery, sql } from '../db/sql.ts'
import type { Slice } from '../paging.ts'

/** An employer's own casual job, whole. */
export interface PostRow {
  readonly id: number
  readonly status: FlexibleStatus
  readonly draft: unknown
  readonly category: string
  readonly title: string
  readonly city: string
  readonly district: string
  readonly address: string
  readonly pay_low: number
  readonly pay_high: number
  readonly pay_unit: string
  readonly settled: string
  readonly starts_on: string | null
  readonly starts_time: string
  readonly day_hours: number | null
  readonly days: number
  readonly hours: string
  readonly headcount: number
  readonly taken: number
  readonly duties: string
  /** When nobody is taken any more, and when the work is over; null for a draft. */
  readonly begins: string | null
  readonly ends: string | null
  readonly closed_reason: string
  readonly closed_words: string
  readonly version: number
  readonly updated_at: string
  readonly applicants: number
  readonly waiting: number
  readonly licence_standing: LicenceStanding
}

const lastDayOver = sql`(f.expires_on + 1)::timestamp at time zone 'Asia/Shanghai'`

/** When nobody is taken any more. */
export const begins = sql`coalesce(f.starts_at, ${lastDayOver})`
export const ends = sql`coalesce(f.ends_at, ${lastDayOver})`

const columns = (now: Date) => sql`
  f.id, f.status, f.draft, f.category, f.title, f.city, f.district, f.address, f.pay_low, f.pay_high, f.pay_unit, f.settled,
  f.starts_on, f.starts_time, f.day_hours, f.days, f.hours, f.headcount, f.taken, f.duties, ${begins} as begins,
  ${ends} as ends, f.closed_reason, f.closed_words, f.version, coalesce(f.updated_at, f.published_at) as updated_at,
  (select count(*) from flexible_applications a where a.job_id = f.id) as applicants,
  (select count(*) from flexible_applications a where a.job_id = f.id and a.state = 'applied') as waiting,
  (select ${licenceStandingOn(chinaDay(now))} from companies c where c.id = f.company_id) as licence_standing`

/** It was never before the public: what it says is its draft. */
export const isUnposted = ({ status }: Pick<PostRow, 'status'>): boolean => status === 'draft' || status === 'queued'

/** What its form shows. */
export const draftOf = (row: PostRow): FlexibleDraft =>
  z.parse(
    flexibleDraft(),
    isUnposted(row)
      ? row.draft
      : {
          ...{ title: row.title, category: row.category, headcount: row.headcount, duties: row.duties },
          ...{ payUnit: row.pay_unit, payLow: row.pay_low, payHigh: row.pay_high, settled: row.settled },
          ...{ startsOn: row.starts_on ?? '', startsAt: row.starts_time, hours: row.hours },
          ...{ length: row.day_hours, days: row.days },
          ...{ city: row.city, district: row.district, address: row.address },
        },
  )

export interface OwnFilter {
  readonly companyId: string
  readonly group: string
  readonly now: Date
}

function inGroup({ companyId, group, now }: OwnFilter): SqlQuery {
  const isAhead = sql`f.status = 'open' and ${begins} > ${now}`
  const groups: Readonly<Record<string, SqlQuery>> = {
    current: isAhead,
    queued: sql`f.status = 'queued'`,
    draft: sql`f.status = 'draft'`,
    over: sql`f.status in ('open', 'closed') and not (${isAhead})`,
  }
  return sql.and([sql`f.company_id = ${companyId}`, groups[group] ?? sql.empty])
}

/** Latest change first. */
export const listPosts = (db: Queryable, filter: OwnFilter, { limit, offset }: Slice) =>
  db.query<PostRow>(sql`
    select ${columns(filter.now)} from flexible_jobs f where ${inGroup(filter)}
    order by coalesce(f.updated_at, f.published_at) desc, f.id desc limit ${limit} offset ${offset}`)

export async function countPosts(db: Queryable, filter: OwnFilter): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*) as count from flexible_jobs f where ${inGroup(filter)}`)
  return row?.count ?? 0
}

/** One of the company's own; undefined for any other company's. */
export async function findPost(db: Queryable, companyId: string, id: string, now: Date): Promise<PostRow | undefined> {
  const [row] = await db.query<PostRow>(sql`
    select ${columns(now)} from flexible_jobs f where f.id = ${id} and f.company_id = ${companyId}`)
  return row
}

/** The same, held until the transaction ends: whoever applies, answers or changes it at once comes second. */
export async function lockPost(tx: Queryable, companyId: string, id: string, now: Date): Promise<PostRow | undefined> {
  const held = await tx.query(sql`
    select 1 from flexible_jobs where id = ${id} and company_id = ${companyId} for update`)
  return held.length === 0 ? undefined : findPost(tx, companyId, id, now)
}

/** Puts a draft under the company. Gives its id. */
export async function insertPost(
  tx: Queryable,
  companyId: string,
  { draft, relistOf, now }: { readonly draft: FlexibleDraft; readonly relistOf: string | null; readonly now: Date },
): Promise<string> {
  const [row] = await tx.query<{ id: number }>(sql`
    insert into flexible_jobs (company_id, status, draft, relist_of, category, title, city, district, address, pay_low,
      pay_high, pay_unit, settled, hours, headcount, duties, updated_at)
    values (${companyId}, 'draft', ${sql.json(draft)}, ${relistOf}, '', '', '', '', '', 0, 0, 'hour', 'day', '', 0, '', ${now})
    returning id`)
  return String(row?.id)
}

/** Stores what is written as a draft; one that waited for the company's check waits no more. */
export const keepDraft = (tx: Queryable, id: number, draft: FlexibleDraft, now: Date) =>
  tx.run(sql`
    update flexible_jobs set status = 'draft', draft = ${sql.json(draft)}, starts_at = null, version = version + 1,
      updated_at = ${now}
    where id = ${id}`)

interface Posted {
  readonly id: number
  readonly draft: FlexibleDraft
  readonly begins: number
  readonly ends: number
  readonly now: Date
}

/** Puts what passed the rules before the public, or in the place of what stands there. */
export const putPost = (tx: Queryable, { id, draft, begins, ends, now }: Posted) =>
  tx.run(sql`
    update flexible_jobs set status = 'open', draft = null, category = ${draft.category}, title = ${draft.title},
      city = ${draft.city}, district = ${draft.district}, address = ${draft.address}, pay_low = ${draft.payLow},
      pay_high = ${draft.payHigh}, pay_unit = ${draft.payUnit}, settled = ${draft.settled}, hours = ${draft.hours},
      starts_on = ${draft.startsOn}::date, expires_on = ${draft.startsOn}::date, starts_time = ${draft.startsAt},
      day_hours = ${draft.length}, days = ${draft.days}, headcount = ${draft.headcount}, duties = ${draft.duties},
      starts_at = ${new Date(begins)}, ends_at = ${new Date(ends)}, published_at = coalesce(published_at, ${now}),
      version = version + 1, updated_at = ${now}
    where id = ${id}`)

/** Lays by what passed the rules until the check of its company counts. */
export const queuePost = (tx: Queryable, { id, draft, begins, now }: Omit<Posted, 'ends'>) =>
  tx.run(sql`
    update flexible_jobs set status = 'queued', draft = ${sql.json(draft)}, starts_at = ${new Date(begins)},
      version = version + 1, updated_at = ${now}
    where id = ${id}`)

export const callOff = (
  tx: Queryable,
  id: number,
  { reason, words, now }: { readonly reason: string; readonly words: string; readonly now: Date },
) =>
  tx.run(sql`
    update flexible_jobs set status = 'closed', closed_reason = ${reason}, closed_words = ${words}, version = version + 1,
      updated_at = ${now}
    where id = ${id}`)

export const deletePost = (tx: Queryable, id: number) => tx.run(sql`delete from flexible_jobs where id = ${id}`)

/** Who has applied, was not turned down and did not take it back. */
export async function listHopeful(tx: Queryable, id: number): Promise<string[]> {
  const rows = await tx.query<{ user_id: string }>(sql`
    select user_id from flexible_applications where job_id = ${id} and state not in ('declined', 'withdrawn') order by user_id`)
  return rows.map(row => row.user_id)
}
