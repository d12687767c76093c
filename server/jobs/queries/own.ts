import type { JobDraft, JobState } from '#contract/jobs'
import type { LicenceStanding } from '#contract/licence-standing'
import type { PostingStage } from '#contract/posting-life'
import { OFFICE_REASON } from '#contract/reference/closing-reasons'
import { licenceStandingOn } from '../../companies/licence-check.ts'
import type { Queryable } from '../../db/db.ts'
import { sql } from '../../db/sql.ts'
import type { Slice } from '../../paging.ts'
import { type PostingRow, postingColumns } from '../columns.ts'

/** An employer's own job, whole. */
export interface OwnRow extends PostingRow {
  readonly id: number
  readonly status: Exclude<JobState, 'scheduled' | 'queued'>
  /** As the employer sees it: past its last day, a job is as invalid as one that was taken down. */
  readonly state: JobState
  readonly stage: PostingStage
  readonly refreshed_at: string | null
  readonly opens_on: string | null
  /** How the company stands with its check: only while that counts may it put anything before the public. */
  readonly licence_standing: LicenceStanding
  readonly closed_reason: string
  readonly closed_words: string
  readonly draft: unknown
  readonly version: number
  readonly updated_at: string
}

/** `today` is YYYY-MM-DD in China. */
const stateOn = (today: string) => sql`
  case when opens_on is not null then 'scheduled' when queued_at is not null then 'queued'
    when status = 'valid' and expires_on < ${today}::date then 'invalid'
    else status end`

/** Where a job stands on a day (YYYY-MM-DD in China). */
export const stageOn = (today: string) => sql`
  case when opens_on is not null then 'scheduled' when queued_at is not null and published_at is not null then 'suspended'
    when queued_at is not null then 'queued' when status = 'draft' then 'draft'
    when status = 'invalid' and closed_reason = ${OFFICE_REASON} then 'barred' when status = 'invalid' then 'closed'
    when expires_on < ${today}::date then 'expired' else 'open' end`

const columns = (today: string) => sql`
  id, status, ${stateOn(today)} as state, ${stageOn(today)} as stage, ${postingColumns('jobs')},
  refreshed_at, opens_on, closed_reason, closed_words, draft, version, updated_at,
  (select ${licenceStandingOn(today)} from companies c where c.id = jobs.company_id) as licence_standing`

/** One of the company's own jobs; undefined for any other company's. */
export async function findOwn(
  db: Queryable,
  companyId: string,
  id: string,
  today: string,
): Promise<OwnRow | undefined> {
  const [row] = await db.query<OwnRow>(sql`
    select ${columns(today)} from jobs where id = ${id} and company_id = ${companyId}`)
  return row
}

/** Like `findOwn`, held until the transaction ends: of two who save at once, one comes second. */
export async function lockOwn(
  tx: Queryable,
  companyId: string,
  id: string,
  today: string,
): Promise<OwnRow | undefined> {
  const [row] = await tx.query<OwnRow>(sql`
    select ${columns(today)} from jobs where id = ${id} and company_id = ${companyId} for update`)
  return row
}

export interface OwnFilter {
  readonly companyId: string
  /** '' for all. */
  readonly state: JobState | ''
  /** Part of a title; '' for all. */
  readonly t: string
}

const shownTitle = sql`case when status = 'draft' and opens_on is null and queued_at is null then draft->>'title' else title end`

const matching = ({ companyId, state, t }: OwnFilter, today: string) =>
  sql.and([
    sql`company_id = ${companyId}`,
    state ? sql`${stateOn(today)} = ${state}` : sql.empty,
    t ? sql`strpos(lower(${shownTitle}), lower(${t})) > 0` : sql.empty,
  ])

export interface OwnListRow extends OwnRow {
  readonly view_count: number
  readonly apply_count: number
  readonly unread_count: number
}

/** Latest change first. */
export const listOwnRows = (db: Queryable, filter: OwnFilter, { limit, offset }: Slice, today: string) =>
  db.query<OwnListRow>(sql`
    select ${columns(today)}, view_count, apply_count,
      (select count(*) from applications a where a.job_id = jobs.id and a.unread) as unread_count
    from jobs where ${matching(filter, today)}
    order by updated_at desc, id desc limit ${limit} offset ${offset}`)

export async function countOwn(db: Queryable, filter: OwnFilter, today: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*) as count from jobs where ${matching(filter, today)}`)
  return row?.count ?? 0
}

interface NewDraft {
  readonly companyId: string
  readonly draft: JobDraft
  /** The job that it was made of as a copy. */
  readonly source?: number | undefined
  readonly at: Date
}

/**
 * Puts an empty job with this draft under the company. A copy of what nobody has seen is one of what that was copied from.
 * Gives its id.
 */
export async function insertDraft(tx: Queryable, { companyId, draft, source, at }: NewDraft): Promise<string> {
  const [row] = await tx.query<{ id: number }>(sql`
    insert into jobs (company_id, company_name, company_type, scale, trade, title, category1, category2, category3,
      category_label, city, district, nature, education, experience, headcount, duties, status, draft, copied_from,
      created_at, updated_at)
    select id, name, company_type, scale, trade, '', '', '', '', '', '', '', '', '', '', 0, '', 'draft', ${sql.json(draft)},
      (select coalesce(case when o.published_at is null then o.copied_from end, o.id) from jobs o
        where o.id = ${source ?? null}::bigint),
      ${at}, ${at}
    from companies where id = ${companyId} returning id`)
  if (!row) throw new Error('an employer without a company')
  return String(row.id)
}

/** `draft` null: nothing differs from what is published. */
export const updateDraft = (tx: Queryable, id: number, draft: JobDraft | null, at: Date) =>
  tx.run(sql`
    update jobs set draft = ${draft && sql.json(draft)}, version = version + 1, updated_at = ${at} where id = ${id}`)

/** True when somebody has applied, taken back or not. */
export async function hasApplications(tx: Queryable, id: number): Promise<boolean> {
  const rows = await tx.query(sql`select 1 from applications where job_id = ${id} limit 1`)
  return rows.length > 0
}

/** True when somebody has reported it, answered or not. */
export async function hasReports(tx: Queryable, id: number): Promise<boolean> {
  const rows = await tx.query(sql`select 1 from job_reports where job_id = ${id} limit 1`)
  return rows.length > 0
}

export const deleteJobRow = (tx: Queryable, id: number) => tx.run(sql`delete from jobs where id = ${id}`)
