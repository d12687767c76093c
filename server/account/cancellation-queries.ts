import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

interface SeekerLoad {
  readonly interviews: number
  readonly offers: number
  readonly resumes: number
  readonly applications: number
  readonly favourites: number
  readonly messages: number
}

const none: SeekerLoad = { interviews: 0, offers: 0, resumes: 0, applications: 0, favourites: 0, messages: 0 }

/** What an account holds, and what of it is under way. */
export async function countHoldings(db: Queryable, userId: string): Promise<SeekerLoad> {
  const [row] = await db.query<SeekerLoad>(sql`
    select
      (select count(*) from applications where user_id = ${userId} and status = 'interview') as interviews,
      (select count(*) from applications where user_id = ${userId} and status = 'offer') as offers,
      (select count(*) from resumes where user_id = ${userId}) as resumes,
      (select count(*) from applications where user_id = ${userId}) as applications,
      (select count(*) from job_favourites where user_id = ${userId}) as favourites,
      (select count(*) from messages where user_id = ${userId}) as messages`)
  return row ?? none
}

/** What a company would be left with if its last member went; nothing while there is another one. */
export async function countCompanyDuties(db: Queryable, userId: string, companyId: string, today: string) {
  const [row] = await db.query<{ jobs: number; applicants: number }>(sql`
    select
      (select count(*) from jobs where company_id = ${companyId} and status = 'valid' and expires_on >= ${today}) as jobs,
      (select count(*) from applications
        where company_id = ${companyId} and status in ('interview', 'offer')) as applicants
    where not exists (select 1 from company_members m join users u on u.id = m.user_id
      where m.company_id = ${companyId} and m.user_id <> ${userId} and u.cancelled_at is null)`)
  return row ?? { jobs: 0, applicants: 0 }
}

interface OpenApplication {
  readonly id: string
  readonly company_id: number
  readonly job_id: number
  readonly title: string
}

/** Applications that nobody has invited anybody for yet, held until the transaction ends. */
export const lockOpenApplications = (tx: Queryable, userId: string) =>
  tx.query<OpenApplication>(sql`
    select a.id, a.company_id, a.job_id, j.title from applications a join jobs j on j.id = a.job_id
    where a.user_id = ${userId} and a.status in ('delivered', 'viewed', 'shortlisted')
    order by a.id for update of a`)

export const markCancelled = (tx: Queryable, userId: string, now: Date) =>
  tx.run(sql`update users set cancelled_at = ${now}, updated_at = ${now} where id = ${userId}`)
