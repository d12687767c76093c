import type { JobDraft } from '#contract/jobs'
import { secondsAfter } from '../../clock.ts'
import type { Queryable } from '../../db/db.ts'
import { sql } from '../../db/sql.ts'
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
  title = ${facts.title}, category1 = ${facts.category1}, category2 = ${facts.category2},
  category3 = ${facts.category3}, category_label = ${facts.categoryLabel},
  city = ${facts.city}, district = ${facts.district}, address = ${facts.address},
  wage_min = ${facts.wageMin}, wage_max = ${facts.wageMax}, wage_months = ${facts.wageMonths},
  nature = ${facts.nature}, education = ${facts.education}, experience = ${facts.experience},
  headcount = ${facts.headcount}, contract_term = ${facts.contractTerm},
  probation = ${facts.probation}, welfare = ${facts.welfare}::text[],
  duties = ${facts.duties}, requirements = ${facts.requirements}, working_hours = ${facts.workingHours},
  urgent = ${facts.urgent}, for_graduates = ${facts.forGraduates}, expires_on = ${facts.expiresOn}::date,
  draft = null, version = jobs.version + 1`

/** So long a job was away, in seconds, before it is news again to those who wait for such a job. */
const NEW_AFTER = 7 * 86_400

const lastDayOver = sql`(jobs.expires_on + 1)::timestamp at time zone 'Asia/Shanghai'`
const goneSince = sql`coalesce(jobs.closed_at, ${lastDayOver})`

/** Puts what was typed before the public, with the company's facts as they are now; search finds it from the commit on. */
export async function publish(tx: Queryable, { id, facts, refresh, at }: Publication): Promise<void> {
  await tx.run(sql`
    update jobs set ${factColumns(facts)},
      status = 'valid', opens_on = null, closed_reason = '', closed_words = '', updated_at = ${at}, confirmed_at = ${at},
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
    update jobs set ${factColumns(facts)}, opens_on = ${opensOn}::date, updated_at = ${at}
    from companies c where jobs.id = ${id} and c.id = jobs.company_id`)

/** Makes a scheduled posting a draft again, with what was typed last. */
export const unschedule = (tx: Queryable, id: number, draft: JobDraft, at: Date) =>
  tx.run(sql`
    update jobs set opens_on = null, draft = ${sql.json(draft)}, version = version + 1, updated_at = ${at}
    where id = ${id}`)

export interface OpenedRow {
  readonly id: number
  readonly title: string
  readonly company_id: number
}

/** Whether a scheduled posting's day has come. */
export async function hasDue(db: Queryable, today: string): Promise<boolean> {
  const rows = await db.query(sql`select 1 from jobs where opens_on <= ${today}::date limit 1`)
  return rows.length > 0
}

/**
 * Puts every scheduled posting whose day has come before the public, as of the beginning of that day. What its employer
 * has typed since it was checked stays a draft. Of two services that do it at once, one finds nothing left.
 */
export async function openDueJobs(tx: Queryable, today: string, at: Date): Promise<OpenedRow[]> {
  const due = await tx.query<{ id: number }>(sql`
    select id from jobs where opens_on <= ${today}::date order by id for update`)
  const ids = due.map(({ id }) => id)
  if (ids.length === 0) return []
  const began = sql`opens_on::timestamp at time zone 'Asia/Shanghai'`
  const rows = await tx.query<OpenedRow>(sql`
    update jobs set company_name = c.name, company_type = c.company_type, scale = c.scale, trade = c.trade,
      status = 'valid', published_at = ${began}, refreshed_at = ${began}, confirmed_at = ${began}, opens_on = null,
      version = jobs.version + 1, updated_at = ${at}
    from companies c where jobs.id = any(${ids}::bigint[]) and c.id = jobs.company_id
    returning jobs.id, jobs.title, jobs.company_id`)
  await reindexJobs(tx, ids)
  return rows
}

/** Why a job is taken down: a value of the closing reasons, and words of one's own or ''. */
export interface Why {
  readonly reason: string
  readonly words: string
}

/** Takes a job from the public; what it says stays. */
export async function takeDown(tx: Queryable, id: number, { reason, words }: Why, at: Date): Promise<void> {
  await tx.run(sql`
    update jobs set status = 'invalid', closed_reason = ${reason}, closed_words = ${words},
      closed_at = least(${at}::timestamptz, ${lastDayOver}), version = version + 1, updated_at = ${at}
    where id = ${id}`)
  await reindexJobs(tx, [id])
}

/** Moves a job up the lists. */
export async function refresh(tx: Queryable, id: number, at: Date): Promise<void> {
  await tx.run(sql`update jobs set refreshed_at = ${at}, confirmed_at = ${at} where id = ${id}`)
  await reindexJobs(tx, [id])
}
