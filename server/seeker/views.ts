import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

/**
 * Remembers that a signed-in seeker opened a job; opening it again moves it to the top of the history. A job that has
 * gone meanwhile is nothing to remember.
 */
export async function recordView(db: Queryable, userId: string, jobId: number | string, at: Date): Promise<void> {
  await db.run(sql`
    insert into job_views (user_id, job_id, viewed_at)
    select ${userId}, id, ${at}::timestamptz from jobs where id = ${jobId} and status <> 'draft'
    on conflict (user_id, job_id) do update set viewed_at = greatest(job_views.viewed_at, excluded.viewed_at)`)
}
