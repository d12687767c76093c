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

/** Puts what was typed before the public, with the company's facts as they are now; search finds it from the commit on. */
export async function publish(tx: Queryable, { id, facts, refresh, at }: Publication): Promise<void> {
  await tx.run(sql`
    update jobs set
      company_name = c.name, company_type = c.company_type, scale = c.scale, trade = c.trade,
      title = ${facts.title}, category1 = ${facts.category1}, category2 = ${facts.category2},
      category3 = ${facts.category3}, category_label = ${facts.categoryLabel},
      city = ${facts.city}, district = ${facts.district}, address = ${facts.address},
      wage_min = ${facts.wageMin}, wage_max = ${facts.wageMax}, wage_months = ${facts.wageMonths},
      nature = ${facts.nature}, education = ${facts.education}, experience = ${facts.experience},
      headcount = ${facts.headcount}, probation = ${facts.probation}, welfare = ${facts.welfare}::text[],
      duties = ${facts.duties}, requirements = ${facts.requirements}, working_hours = ${facts.workingHours},
      urgent = ${facts.urgent}, for_graduates = ${facts.forGraduates}, expires_on = ${facts.expiresOn}::date,
      status = 'valid', draft = null, version = version + 1, updated_at = ${at}, confirmed_at = ${at},
      published_at = coalesce(published_at, ${at}),
      refreshed_at = case when ${refresh} then ${at} else coalesce(refreshed_at, ${at}) end
    from companies c where jobs.id = ${id} and c.id = jobs.company_id`)
  await reindexJobs(tx, [id])
}

/** Takes a job from the public; what it says stays. */
export async function takeDown(tx: Queryable, id: number, at: Date): Promise<void> {
  await tx.run(sql`update jobs set status = 'invalid', version = version + 1, updated_at = ${at} where id = ${id}`)
  await reindexJobs(tx, [id])
}

/** Moves a job up the lists. */
export async function refresh(tx: Queryable, id: number, at: Date): Promise<void> {
  await tx.run(sql`update jobs set refreshed_at = ${at}, confirmed_at = ${at} where id = ${id}`)
  await reindexJobs(tx, [id])
}
