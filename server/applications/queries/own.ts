import type { ApplicationState } from '#contract/applications'
import type { Queryable } from '../../db/db.ts'
import { sql } from '../../db/sql.ts'
import { isOpenOn } from '../../jobs/summary.ts'
import type { Slice } from '../../paging.ts'
import type { OwnRow } from '../rows.ts'

const columns = (today: string) => sql`
  a.id, a.status, a.created_at, a.updated_at, a.heard_at, a.reminded_at, j.id as job_id, j.title, j.company_id, j.company_name, j.city, j.district,
  j.wage_min, j.wage_max, j.wage_months,
  ${isOpenOn(today)} as open`

interface OwnFilter {
  readonly userId: string
  /** '' for all. */
  readonly state: ApplicationState | ''
  /** '' for all. */
  readonly id: string
}

const matching = ({ userId, state, id }: OwnFilter) =>
  sql.and([
    sql`a.user_id = ${userId} and a.removed_at is null`,
    state ? sql`a.status = ${state}` : sql.empty,
    id ? sql`a.id = ${id}` : sql.empty,
  ])

/** Newest first; `today` is YYYY-MM-DD in China. */
export const listOwnRows = (db: Queryable, filter: OwnFilter, { limit, offset }: Slice, today: string) =>
  db.query<OwnRow>(sql`
    select ${columns(today)} from applications a join jobs j on j.id = a.job_id
    where ${matching(filter)}
    order by a.created_at desc, a.id desc limit ${limit} offset ${offset}`)

export async function countOwn(db: Queryable, filter: OwnFilter): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*) as count from applications a where ${matching(filter)}`)
  return row?.count ?? 0
}

/** One of the person's own applications, held until the transaction ends; undefined for anybody else's. */
export async function lockOwn(tx: Queryable, userId: string, id: string, today: string): Promise<OwnRow | undefined> {
  const [row] = await tx.query<OwnRow>(sql`
    select ${columns(today)} from applications a join jobs j on j.id = a.job_id
    where a.id = ${id} and a.user_id = ${userId} and a.removed_at is null for update of a`)
  return row
}

export const markRemoved = (tx: Queryable, id: string, at: Date) =>
  tx.run(sql`update applications set removed_at = ${at} where id = ${id}`)

/** The employer's people are shown that there is something new. */
export const markUnread = (tx: Queryable, id: string) =>
  tx.run(sql`update applications set unread = true where id = ${id}`)

export const markReminded = (tx: Queryable, id: string, at: Date) =>
  tx.run(sql`update applications set reminded_at = ${at} where id = ${id}`)
