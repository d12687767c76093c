import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

export interface OverviewRow {
  readonly applications: number
  readonly answered: number
  readonly interviews: number
  readonly favourites: number
  readonly viewed: number
  readonly alerts: number
}

/**
 * True while the employer waits for the seeker: asked to come, or offered the job, with its words or step as the last.
 * What was arranged as an interview is answered there, and counts there.
 */
const awaitsSeeker = sql`
  (a.status = 'offer'
    or a.status = 'interview' and not exists (select 1 from interviews i where i.application_id = a.id))
  and (select e.actor from application_events e where e.application_id = a.id order by e.at desc, e.id desc limit 1)
    = 'employer'`

/** A seeker's figures; what was taken out of the list of applications counts in none. */
export async function countOverview(db: Queryable, userId: string): Promise<OverviewRow> {
  const [row] = await db.query<OverviewRow>(sql`
    select
      (select count(*) from applications a where a.user_id = ${userId} and a.removed_at is null) as applications,
      (select count(*) from applications a
        where a.user_id = ${userId} and a.removed_at is null and ${awaitsSeeker}) as answered,
      (select count(*) from interviews
        where user_id = ${userId} and state = 'proposed' and not seeker_hidden) as interviews,
      (select count(*) from job_favourites f join jobs j on j.id = f.job_id
        where f.user_id = ${userId} and j.status <> 'draft') as favourites,
      (select count(*) from job_views v join jobs j on j.id = v.job_id
        where v.user_id = ${userId} and j.status <> 'draft') as viewed,
      (select count(*) from searches where user_id = ${userId} and alert <> 'off') as alerts`)
  return row ?? { applications: 0, answered: 0, interviews: 0, favourites: 0, viewed: 0, alerts: 0 }
}
