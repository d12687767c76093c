import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { notHidden } from '../jobs/queries/read.ts'
import { placeLabel } from '../places.ts'

/** How many of the applications on a seeker's list stand in each state. */
export const countStates = (db: Queryable, userId: string) =>
  db.query<{ state: string; count: number }>(sql`
    select status as state, count(*) as count from applications where user_id = ${userId} and removed_at is null
    group by status order by status`)

interface Span {
  readonly today: string
  readonly until: string
  readonly limit: number
}

/** Open favourites without an application, of companies that are not hidden, by their last day, soonest first. */
export async function idsClosing(db: Queryable, userId: string, { today, until, limit }: Span): Promise<number[]> {
  const rows = await db.query<{ id: number }>(sql`
    select j.id from job_favourites f join jobs j on j.id = f.job_id join companies c on c.id = j.company_id
    where f.user_id = ${userId} and j.status = 'valid' and j.expires_on between ${today}::date and ${until}::date
      and ${notHidden(userId)}
      and not exists (select 1 from applications a where a.user_id = f.user_id and a.job_id = f.job_id)
    order by j.expires_on, j.id limit ${limit}`)
  return rows.map(({ id }) => id)
}

interface ConcernRow {
  readonly id: number
  readonly way: 'applied' | 'kept' | 'viewed'
  readonly category3: string
  readonly category_label: string
  readonly city: string
}

/** What a seeker has lately had to do with: applied to before kept before looked at. */
export async function listConcerns(db: Queryable, userId: string) {
  const rows = await db.query<ConcernRow>(sql`
    with concerns as (
      (select job_id, 0 as rank, 'applied' as way, created_at as at
        from applications where user_id = ${userId} order by created_at desc, id desc limit 20)
      union all
      (select job_id, 1, 'kept', created_at from job_favourites where user_id = ${userId} order by created_at desc limit 20)
      union all
      (select job_id, 2, 'viewed', viewed_at from job_views where user_id = ${userId} order by viewed_at desc limit 20))
    select j.id, c.way, j.category3, j.category_label, j.city
    from concerns c join jobs j on j.id = c.job_id where j.status <> 'draft' order by c.rank, c.at desc, j.id`)
  return rows.map(row => ({ ...row, city_name: placeLabel(row.city, '') }))
}
