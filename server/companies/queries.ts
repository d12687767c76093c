import type { CompanyProfile } from '#contract/companies'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { type JobRow, jobColumns } from '../jobs/summary.ts'
import type { Slice } from '../paging.ts'
import { type CheckRow, checkColumns } from './licence-check.ts'

export interface CompanyRow extends CheckRow {
  readonly id: number
  readonly name: string
  readonly former_name: string
  readonly short_name: string
  readonly credit_code: string
  readonly account_kind: CompanyProfile['accountKind']
  readonly trade: string
  readonly company_type: string
  readonly scale: string
  readonly city: string
  readonly district: string
  readonly address: string
  readonly intro: string
  readonly website: string
  readonly founded_year: number | null
  readonly welfare: string[]
  readonly logo_file: string | null
  readonly follower_count: number
  readonly reachable: boolean
  readonly sample: boolean
  readonly open_jobs: number
}

/** Jobs (alias j) of the company (alias c) that can be applied for on `today`, YYYY-MM-DD in China. */
export const openJobs = (today: string) => sql`(
  select count(*) from jobs j where j.company_id = c.id and j.status = 'valid' and j.expires_on >= ${today}::date)`

/** What the company (alias c) was called within the last year; `today` is YYYY-MM-DD in China. */
const formerName = (today: string) => sql`
  case when renamed_on > ${today}::date - interval '1 year' then former_name else '' end as former_name`

export async function findCompany(db: Queryable, id: string, today: string): Promise<CompanyRow | undefined> {
  const [row] = await db.query<CompanyRow>(sql`
    select id, name, ${formerName(today)}, short_name, credit_code, account_kind, trade, company_type, scale, city, district, address, intro,
      website, founded_year, welfare, logo_file, ${checkColumns(today)}, follower_count,
      sample, ${openJobs(today)} as open_jobs,
      concat(public_contact, public_phone, public_email) <> '' as reachable
    from companies c where id = ${id}`)
  return row
}

/** How many jobs of the company are open; undefined when there is no such company. */
export async function countOpenJobs(db: Queryable, id: string, today: string): Promise<number | undefined> {
  const [row] = await db.query<{ count: number }>(sql`
    select ${openJobs(today)} as count from companies c where id = ${id}`)
  return row?.count
}

/** The latest refreshed first. */
export const listOpenJobs = (db: Queryable, id: string, today: string, { limit, offset }: Slice) =>
  db.query<JobRow>(sql`
    select ${jobColumns} from jobs j join companies c on c.id = j.company_id
    where j.company_id = ${id} and j.status = 'valid' and j.expires_on >= ${today}::date
    order by j.refreshed_at desc, j.id desc limit ${limit} offset ${offset}`)

/** Undefined when there is no such company. */
export async function isFollowing(db: Queryable, userId: string, companyId: string): Promise<boolean | undefined> {
  const [row] = await db.query<{ following: boolean }>(sql`
    select exists (select from company_follows where user_id = ${userId} and company_id = companies.id) as following
    from companies where id = ${companyId}`)
  return row?.following
}

/**
 * Follows a company, or no longer; doing so again changes nothing. The count moves with the row, in one statement, so
 * parallel calls cannot part them. Gives the count; undefined when there is no such company.
 */
export async function setFollow(
  tx: Queryable,
  { userId, companyId, following, at }: { userId: string; companyId: string; following: boolean; at: Date },
): Promise<number | undefined> {
  const change = following
    ? sql`
      insert into company_follows (user_id, company_id, created_at)
      select ${userId}, id, ${at}::timestamptz from companies where id = ${companyId}
      on conflict do nothing returning 1 as step`
    : sql`delete from company_follows where user_id = ${userId} and company_id = ${companyId} returning -1 as step`
  const [row] = await tx.query<{ follower_count: number }>(sql`
    with change as (${change})
    update companies set follower_count = follower_count + (select coalesce(sum(step), 0) from change)
    where id = ${companyId} returning follower_count`)
  return row?.follower_count
}

export interface FollowedRow {
  readonly id: number
  readonly name: string
  readonly trade: string
  readonly city: string
  readonly district: string
  readonly open_jobs: number
  readonly followed_at: string
}

/** The latest followed first. */
export const listFollowedRows = (db: Queryable, userId: string, today: string, { limit, offset }: Slice) =>
  db.query<FollowedRow>(sql`
    select c.id, c.name, c.trade, c.city, c.district, f.created_at as followed_at, ${openJobs(today)} as open_jobs
    from company_follows f join companies c on c.id = f.company_id where f.user_id = ${userId}
    order by f.created_at desc, f.company_id desc limit ${limit} offset ${offset}`)

export async function countFollowed(db: Queryable, userId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*) as count from company_follows where user_id = ${userId}`)
  return row?.count ?? 0
}

export interface Figures {
  readonly jobs: number
  readonly headcount: number
  readonly companies: number
  readonly talents: number
  readonly applications: number
}

/** Figures of the province, or of one `city`: open jobs and the people that they look for, companies, job seekers, applications. */
export async function countSite(db: Queryable, today: string, city: string): Promise<Figures> {
  const [row] = await db.query<Figures>(sql`
    select j.jobs, j.headcount,
      (select count(*) from companies where ${city} in ('', city)) as companies,
      case when ${city} = '' then (select count(*) from users where user_type = 2)
        else (select count(distinct user_id) from resumes where city = ${city}) end as talents,
      (select count(*) from applications a where ${city} = ''
        or exists (select from jobs where jobs.id = a.job_id and jobs.city = ${city})) as applications
    from (
      select count(*) as jobs, coalesce(sum(headcount), 0) as headcount
      from jobs where status = 'valid' and expires_on >= ${today}::date and ${city} in ('', city)
    ) j`)
  return row ?? { jobs: 0, headcount: 0, companies: 0, talents: 0, applications: 0 }
}
