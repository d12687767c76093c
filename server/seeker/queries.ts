import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { isOpenOn, type JobRow, jobColumns } from '../jobs/summary.ts'
import type { Slice } from '../paging.ts'

/** A job out of one of the seeker's lists, with the moment at which it came there. */
export interface ListedRow extends JobRow {
  readonly listed_at: string
  readonly open: boolean
}

const lists = {
  favourites: { table: sql`job_favourites`, at: sql`l.created_at` },
  views: { table: sql`job_views`, at: sql`l.viewed_at` },
} as const

/** `favourites` are the jobs that a seeker keeps, `views` those the seeker has opened. */
export type ListName = keyof typeof lists

/** Latest first. A job that its employer took back to a draft is nobody else's to see. */
export const listJobRows = (db: Queryable, name: ListName, userId: string, { limit, offset }: Slice, today: string) =>
  db.query<ListedRow>(sql`
    select ${jobColumns}, ${lists[name].at} as listed_at, ${isOpenOn(today)} as open
    from ${lists[name].table} l join jobs j on j.id = l.job_id join companies c on c.id = j.company_id
    where l.user_id = ${userId} and j.status <> 'draft'
    order by ${lists[name].at} desc, l.job_id desc limit ${limit} offset ${offset}`)

export async function countJobs(db: Queryable, name: ListName, userId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*) as count from ${lists[name].table} l join jobs j on j.id = l.job_id
    where l.user_id = ${userId} and j.status <> 'draft'`)
  return row?.count ?? 0
}

/** Keeps a job; keeping it again changes nothing. False when there is no such job to be seen. */
export async function addFavourite(tx: Queryable, userId: string, jobId: string, at: Date): Promise<boolean> {
  const [row] = await tx.query<{ found: number }>(sql`
    with job as (select id from jobs where id = ${jobId} and status <> 'draft'),
    kept as (
      insert into job_favourites (user_id, job_id, created_at) select ${userId}, id, ${at}::timestamptz from job
      on conflict do nothing)
    select count(*) as found from job`)
  return row?.found === 1
}

export const removeFavourite = (tx: Queryable, userId: string, jobId: string) =>
  tx.run(sql`delete from job_favourites where user_id = ${userId} and job_id = ${jobId}`)

/** Forgets these of one's own views; all of them when `ids` is empty. */
export const deleteViews = (tx: Queryable, userId: string, ids: readonly string[]) =>
  tx.run(sql`
    delete from job_views
    where user_id = ${userId} and ${ids.length > 0 ? sql`job_id = any(${ids}::bigint[])` : sql`true`}`)
