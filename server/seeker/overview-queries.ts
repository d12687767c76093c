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

/** A seeker's figures. "Answered" are those in which the employer waits for the seeker: an invitation or an offer. */
export async function countOverview(db: Queryable, userId: string): Promise<OverviewRow> {
  const [row] = await db.query<OverviewRow>(sql`
    select
      (select count(*) from applications where user_id = ${userId}) as applications,
      (select count(*) from applications where user_id = ${userId} and status in ('interview', 'offer')) as answered,
      (select count(*) from interviews
        where user_id = ${userId} and state = 'proposed' and not seeker_hidden) as interviews,
      (select count(*) from job_favourites f join jobs j on j.id = f.job_id
        where f.user_id = ${userId} and j.status <> 'draft') as favourites,
      (select count(*) from job_views v join jobs j on j.id = v.job_id
        where v.user_id = ${userId} and j.status <> 'draft') as viewed,
      (select count(*) from searches where user_id = ${userId} and alert <> 'off') as alerts`)
  return row ?? { applications: 0, answered: 0, interviews: 0, favourites: 0, viewed: 0, alerts: 0 }
}
