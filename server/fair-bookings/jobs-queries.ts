import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

/** The jobs that are brought, in this order and no others. */
export async function putJobs(
  tx: Queryable,
  {
    participation,
    jobs,
    now,
  }: { readonly participation: string; readonly jobs: readonly string[]; readonly now: Date },
): Promise<void> {
  await tx.run(sql`
    delete from fair_jobs where participation_id = ${participation} and job_id <> all(${[...jobs]}::bigint[])`)
  await tx.run(sql`
    insert into fair_jobs (participation_id, job_id, place, added_at)
    select ${participation}::uuid, job, place, ${now}::timestamptz
    from unnest(${[...jobs]}::bigint[]) with ordinality as given (job, place)
    on conflict (participation_id, job_id) do update set place = excluded.place`)
}

/** Those that are brought just now. */
export async function listBrought(db: Queryable, participation: string): Promise<string[]> {
  const rows = await db.query<{ job_id: number }>(sql`
    select job_id from fair_jobs where participation_id = ${participation} order by place, job_id`)
  return rows.map(({ job_id }) => String(job_id))
}
