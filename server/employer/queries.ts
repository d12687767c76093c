import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { type LicenceStateRow, lastLicence, licenceState } from './licence-queries.ts'

export interface OverviewRow extends LicenceStateRow {
  readonly id: number
  readonly name: string
  readonly valid_jobs: number
  readonly drafts: number
  readonly queued: number
  readonly ending_soon: number
  readonly unread_resumes: number
  readonly waiting: number
  readonly interviews: number
  readonly applications: number
}

/** A company's figures; `today` is YYYY-MM-DD in China. "Soon" is within seven days, today included. */
export async function findOverview(db: Queryable, companyId: string, today: string): Promise<OverviewRow | undefined> {
  const [row] = await db.query<OverviewRow>(sql`
    select c.id, c.name, ${licenceState(today)}, j.*, a.*,
      (select count(*) from interviews i
        where i.company_id = c.id and i.state = 'countered' and not i.employer_hidden) as interviews
    from companies c ${lastLicence}
    cross join lateral (
      select
        count(*) filter (where status = 'valid' and expires_on >= ${today}::date) as valid_jobs,
        count(*) filter (where status = 'draft' and opens_on is null and queued_at is null) as drafts,
        count(*) filter (where queued_at is not null) as queued,
        count(*) filter (where status = 'valid' and expires_on between ${today}::date and ${today}::date + 7) as ending_soon
      from jobs where company_id = c.id
    ) j
    cross join lateral (
      select
        count(*) filter (where unread) as unread_resumes,
        count(*) filter (where status = 'viewed') as waiting,
        count(*) as applications
      from applications where company_id = c.id
    ) a
    where c.id = ${companyId}`)
  return row
}
