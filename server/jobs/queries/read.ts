import { type CheckRow, checkColumns } from '../../companies/licence-check.ts'
import type { Queryable } from '../../db/db.ts'
import { type SqlQuery, sql } from '../../db/sql.ts'
import { type PostingRow, postingColumns } from '../columns.ts'
import { type JobRow, jobColumns } from '../summary.ts'

/** What lists show of these jobs, in the order of the ids. */
export const listByIds = (db: Queryable, ids: readonly number[]): Promise<JobRow[]> =>
  db.query<JobRow>(sql`
    select ${jobColumns}
    from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
    join jobs j on j.id = wanted.id join companies c on c.id = j.company_id
    order by wanted.place`)

export interface DetailRow extends JobRow, CheckRow, Omit<PostingRow, keyof JobRow> {
  readonly trade: string
  readonly company_type: string
  readonly scale: string
  readonly category1: string
  readonly category2: string
  readonly category_label: string
  /** When it was first published, or what it is a copy of. */
  readonly first_offered_at: string
  readonly confirmed_at: string | null
  readonly view_count: number
  readonly apply_count: number
  readonly open: boolean
  readonly closed_reason: string
  readonly full_name: string
  readonly short_name: string
  readonly company_city: string
  readonly company_district: string
  readonly account_kind: 'self' | 'public' | 'agency'
  readonly logo_file: string | null
  readonly open_jobs: number
}

/** A job that was ever published; `today` is YYYY-MM-DD in China. */
export async function findDetail(db: Queryable, id: string, today: string): Promise<DetailRow | undefined> {
  const [row] = await db.query<DetailRow>(sql`
    select ${jobColumns}, ${postingColumns('j')}, j.trade, j.company_type, j.scale, j.category1, j.category2, j.category_label,
      coalesce(j.first_offered_at, j.published_at) as first_offered_at, j.confirmed_at, j.view_count, j.apply_count,
      j.closed_reason, j.status = 'valid' and j.expires_on >= ${today}::date as open,
      c.name as full_name, c.short_name, c.city as company_city, c.district as company_district, ${checkColumns(today)},
      c.account_kind, c.logo_file,
      (select count(*) from jobs o
        where o.company_id = c.id and o.status = 'valid' and o.expires_on >= ${today}::date) as open_jobs
    from jobs j join companies c on c.id = j.company_id
    where j.id = ${id} and j.status <> 'draft'`)
  return row
}

/**
 * Counts that somebody opened the page, on this day in China (YYYY-MM-DD). What the index knows of it follows at every
 * tenth view, because its rows are costly to write.
 */
export const countView = (db: Queryable, id: string, today: string) =>
  db.run(sql`
    with counted as (
      update jobs set view_count = view_count + 1 where id = ${id} returning id, view_count, apply_count),
    day as (
      insert into job_view_days as kept (job_id, day, views) select id, ${today}::date, 1 from counted
      on conflict (job_id, day) do update set views = kept.views + 1)
    update job_index set heat = counted.view_count + 10 * counted.apply_count
    from counted where job_id = counted.id and counted.view_count % 10 = 0`)

/** The company of a job; undefined when there is no such job to be seen. */
export async function findEmployerOf(db: Queryable, jobId: string): Promise<string | undefined> {
  const [row] = await db.query<{ company_id: string }>(sql`
    select company_id::text from jobs where id = ${jobId} and status <> 'draft'`)
  return row?.company_id
}

interface RelationRow {
  readonly application_id: string | null
  readonly favourite: boolean
}

/** What a seeker has to do with a job; undefined when there is no such job to be seen. */
export async function findRelation(db: Queryable, userId: string, jobId: string): Promise<RelationRow | undefined> {
  const [row] = await db.query<RelationRow>(sql`
    select
      (select id from applications where job_id = j.id and user_id = ${userId}) as application_id,
      exists (select 1 from job_favourites where job_id = j.id and user_id = ${userId}) as favourite
    from jobs j where j.id = ${jobId} and j.status <> 'draft'`)
  return row
}

interface BrandRow {
  readonly id: number
  readonly name: string
  readonly short_name: string
  readonly trade: string
  readonly company_type: string
  readonly city: string
  readonly district: string
  readonly logo_file: string | null
  readonly open_jobs: number
}

/** Not among the companies (alias c) that a seeker has hidden; the seeker's id, or where it stands. */
export const notHidden = (userId: string | SqlQuery) => sql`
  not exists (select 1 from hidden_companies h where h.user_id = ${userId} and h.company_id = c.id)`

interface BrandsAsked {
  /** '' for everywhere. */
  readonly city: string
  readonly size: number
  /** YYYY-MM-DD in China. */
  readonly today: string
  /** Leaves out what this seeker has hidden. */
  readonly hiddenBy: string | undefined
}

/** Well-known companies, those with most open jobs first. */
export const listBrands = (db: Queryable, { city, size, today, hiddenBy }: BrandsAsked): Promise<BrandRow[]> =>
  db.query<BrandRow>(sql`
    select c.id, c.name, c.short_name, c.trade, c.company_type, c.city, c.district, c.logo_file, o.open_jobs
    from companies c cross join lateral (
      select count(*) as open_jobs from jobs
      where company_id = c.id and status = 'valid' and expires_on >= ${today}::date) o
    where c.brand and ${city ? sql`c.city = ${city}` : sql`true`} and ${hiddenBy ? notHidden(hiddenBy) : sql`true`}
    order by o.open_jobs desc, c.id limit ${size}`)
