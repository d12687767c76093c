import type { JobDraft } from '#contract/jobs'
import type { LicenceStanding } from '#contract/licence-standing'
import { secondsAfter } from '../../clock.ts'
import { checkHolds, licenceStandingOn } from '../../companies/licence-check.ts'
import type { Queryable } from '../../db/db.ts'
import { type SqlQuery, sql } from '../../db/sql.ts'
import { setAnswers } from '../columns.ts'
import type { PublishedFacts } from '../posting.ts'
import { reindexJobs } from './index-rows.ts'

interface Publication {
  readonly id: number
  readonly facts: PublishedFacts
  /** Moves it up the lists as a refresh does. */
  readonly refresh: boolean
  readonly at: Date
}

const factColumns = (facts: PublishedFacts) => sql`
  company_name = c.name, company_type = c.company_type, scale = c.scale, trade = c.trade,
  category1 = ${facts.category1}, category2 = ${facts.category2}, category_label = ${facts.categoryLabel},
  ${setAnswers({ ...facts, category: facts.category3 })},
  draft = null, version = jobs.version + 1`

/** So long a job was away, in seconds, before it is news again to those who wait for such a job. */
const NEW_AFTER = 7 * 86_400

const lastDayOver = sql`(jobs.expires_on + 1)::timestamp at time zone 'Asia/Shanghai'`
const goneSince = sql`coalesce(jobs.closed_at, ${lastDayOver})`

/** So many days after it was last open, a job that is published again as a copy of it is still the same. */
const SAME_WITHIN = 90

interface Offered {
  readonly title: SqlQuery
  readonly city: SqlQuery
  readonly district: SqlQuery
}

/** When what the public reads there was first offered, where it is a copy of a job that is open or was lately. */
const firstOffered = ({ title, city, district }: Offered, at: SqlQuery) => sql`
  coalesce(first_offered_at, (
    select coalesce(o.first_offered_at, o.published_at) from jobs o
    where o.id = jobs.copied_from and o.published_at is not null
      and o.title = ${title} and o.city = ${city} and o.district = ${district}
      and coalesce(o.closed_at, (o.expires_on + 1)::timestamp at time zone 'Asia/Shanghai')
        >= coalesce(jobs.published_at, ${at}) - make_interval(days => ${SAME_WITHIN})))`

/** Puts what was typed before the public, with the company's facts as they are now; search finds it from the commit on. */
export async function publish(tx: Queryable, { id, facts, refresh, at }: Publication): Promise<void> {
  await tx.run(sql`
    update jobs set ${factColumns(facts)},
      status = 'valid', opens_on = null, queued_at = null, closed_reason = '', closed_words = '', updated_at = ${at}, confirmed_at = ${at},
      first_offered_at = ${firstOffered({ title: sql`${facts.title}`, city: sql`${facts.city}`, district: sql`${facts.district}` }, sql`${at}::timestamptz`)},
      published_at = coalesce(published_at, ${at}), closed_at = null,
      renewed_at = case when ${goneSince} < ${secondsAfter(at, -NEW_AFTER)} then ${at} else renewed_at end,
      refreshed_at = case when ${refresh} then ${at} else coalesce(refreshed_at, ${at}) end
    from companies c where jobs.id = ${id} and c.id = jobs.company_id`)
  await reindexJobs(tx, [id])
}

interface Schedule {
  readonly id: number
  readonly facts: PublishedFacts
  /** YYYY-MM-DD in China. */
  readonly opensOn: string
  readonly at: Date
}

/** Lays a checked posting by for its day. */
export const schedule = (tx: Queryable, { id, facts, opensOn, at }: Schedule) =>
  tx.run(sql`
    update jobs set ${factColumns(facts)}, opens_on = ${opensOn}::date, queued_at = null, updated_at = ${at}
    from companies c where jobs.id = ${id} and c.id = jobs.company_id`)

/** Lays a checked posting by until the check of its company counts. */
export const enqueue = (tx: Queryable, { id, facts, at }: Omit<Publication, 'refresh'>) =>
  tx.run(sql`
    update jobs set ${factColumns(facts)}, opens_on = null, queued_at = ${at}, updated_at = ${at}
    from companies c where jobs.id = ${id} and c.id = jobs.company_id`)

/** Makes a scheduled or queued posting a draft again, with what was typed last. */
export const unschedule = (tx: Queryable, id: number, draft: JobDraft, at: Date) =>
  tx.run(sql`
    update jobs set opens_on = null, queued_at = null, draft = ${sql.json(draft)}, version = version + 1, updated_at = ${at}
    where id = ${id}`)

export interface OpenedRow {
  readonly id: number
  readonly title: string
  readonly company_id: number
  /** It waited for the company's check, not for its day. */
  readonly queued: boolean
  /** Its last day passed while it waited. */
  readonly expired: boolean
}

/** The check of its company counts. */
const isChecked = (today: string) => sql`
  exists (select 1 from companies c where c.id = jobs.company_id and ${checkHolds(today)})`

/** What is to come before the public now: its day has come, or the check for which it waited was passed. */
const isDue = (today: string) => sql`
  (opens_on <= ${today}::date or (queued_at is not null and ${isChecked(today)}))`

/** Whose posting was published while the verification was being withdrawn; one that has lapsed leaves open what is open. */
const openUnchecked = (today: string) => sql`
  select c.id from companies c where c.verified_at is null and exists (
    select 1 from jobs j where j.company_id = c.id and j.status = 'valid' and j.expires_on >= ${today}::date)`

/** Whether a posting that was laid by has to be looked at, or one must not stay before the public. */
export async function hasDue(db: Queryable, today: string): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 where exists (select 1 from jobs where ${isDue(today)}) or exists (${openUnchecked(today)})`)
  return rows.length > 0
}

export interface WaitingRow {
  readonly id: number
  readonly title: string
  readonly company_id: number
  /** Why it waits; `none` too where it was before the public and the verification is gone. */
  readonly standing: Exclude<LicenceStanding, 'valid'>
  /** It was before the public. */
  readonly suspended: boolean
}

/** Lets postings wait whose day has come while the check of their company does not count, or which came before the public without one. */
export async function queueUnchecked(tx: Queryable, today: string, at: Date): Promise<WaitingRow[]> {
  const scheduled = await tx.query<WaitingRow>(sql`
    update jobs set opens_on = null, queued_at = ${at}, version = jobs.version + 1, updated_at = ${at}
    from companies c where c.id = jobs.company_id and opens_on <= ${today}::date and not ${checkHolds(today)}
    returning jobs.id, jobs.title, jobs.company_id, ${licenceStandingOn(today)} as standing, false as suspended`)
  const open = await tx.query<WaitingRow>(sql`
    select id, title, company_id, 'none' as standing, true as suspended from jobs
    where status = 'valid' and expires_on >= ${today}::date and company_id in (${openUnchecked(today)}) order by id for update`)
  await tx.query(sql`
    select queue_open_postings(id, ${at}) from (
      select distinct company_id as id from unnest(${open.map(({ company_id }) => company_id)}::bigint[]) as company_id
      order by company_id) unchecked`)
  return [...scheduled, ...open].toSorted((one, other) => one.id - other.id)
}

/**
 * Puts what is due before the public: a scheduled posting as of the beginning of its day, a queued one as of now; one that
 * was before the public already keeps its place in the lists. What its employer has typed since it was checked stays a
 * draft. Of two services that do it at once, one finds nothing left.
 */
export async function openDueJobs(tx: Queryable, today: string, at: Date): Promise<OpenedRow[]> {
  const due = await tx.query<{ id: number; queued: boolean }>(sql`
    select id, queued_at is not null as queued from jobs where ${isDue(today)} and ${isChecked(today)} order by id for update`)
  const ids = due.map(({ id }) => id)
  if (ids.length === 0) return []
  const began = sql`coalesce(jobs.opens_on::timestamp at time zone 'Asia/Shanghai', ${at}::timestamptz)`
  const kept = (column: 'refreshed_at' | 'confirmed_at') => sql`
    case when opens_on is null then coalesce(${sql.ident(column)}, ${at}) else ${began} end`
  const rows = await tx.query<Omit<OpenedRow, 'queued'>>(sql`
    update jobs set company_name = c.name, company_type = c.company_type, scale = c.scale, trade = c.trade,
      first_offered_at = ${firstOffered({ title: sql`jobs.title`, city: sql`jobs.city`, district: sql`jobs.district` }, began)},
      status = 'valid', published_at = coalesce(published_at, ${began}), refreshed_at = ${kept('refreshed_at')},
      confirmed_at = ${kept('confirmed_at')},
      end_told = case when jobs.expires_on < ${today}::date then jobs.expires_on else end_told end,
      opens_on = null, queued_at = null, version = jobs.version + 1, updated_at = ${at}
    from companies c where jobs.id = any(${ids}::bigint[]) and c.id = jobs.company_id
    returning jobs.id, jobs.title, jobs.company_id, jobs.expires_on < ${today}::date as expired`)
  await reindexJobs(tx, ids)
  const queued = new Set(due.filter(row => row.queued).map(({ id }) => id))
  return rows.map(row => ({ ...row, queued: queued.has(row.id) }))
}

/** Why a job is taken down: a value of the closing reasons or the office's, and words of one's own or ''. */
export interface Why {
  readonly reason: string
  readonly words: string
}

/** Takes a job from the public; what it says stays. */
export async function takeDown(tx: Queryable, id: number, { reason, words }: Why, at: Date): Promise<void> {
  await tx.run(sql`
    update jobs set status = 'invalid', queued_at = null, closed_reason = ${reason}, closed_words = ${words},
      closed_at = coalesce(closed_at, least(${at}::timestamptz, ${lastDayOver})), version = version + 1, updated_at = ${at}
    where id = ${id}`)
  await reindexJobs(tx, [id])
}

/** Moves a job up the lists. */
export async function refresh(tx: Queryable, id: number, at: Date): Promise<void> {
  await tx.run(sql`update jobs set refreshed_at = ${at}, confirmed_at = ${at} where id = ${id}`)
  await reindexJobs(tx, [id])
}
