import type { Queryable } from '../../db/db.ts'
import { sql } from '../../db/sql.ts'

interface Concerned {
  readonly user_id: string
  /** Has an open application; the others have kept the job and never applied. */
  readonly applied: boolean
}

/** Seekers to whom it matters that a job is taken down. */
export const listConcerned = (tx: Queryable, jobId: number) =>
  tx.query<Concerned>(sql`
    select user_id, true as applied from applications
    where job_id = ${jobId} and status in ('delivered', 'viewed', 'shortlisted', 'interview', 'offer')
    union all
    select user_id, false from job_favourites f where job_id = ${jobId}
      and not exists (select 1 from applications a where a.job_id = f.job_id and a.user_id = f.user_id)
    order by user_id`)

/** Who acts for a company. */
export async function listMembers(tx: Queryable, companyId: number): Promise<string[]> {
  const rows = await tx.query<{ user_id: string }>(sql`
    select user_id from company_members where company_id = ${companyId} order by user_id`)
  return rows.map(row => row.user_id)
}
