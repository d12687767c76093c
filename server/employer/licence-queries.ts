import { randomUUID } from 'node:crypto'
import type { LicenceStanding } from '#contract/licence-standing'
import { type CheckRow, licenceStandingOn } from '../companies/licence-check.ts'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

/** How a company stands with its licence, and how far what it handed in last has come. */
export interface LicenceStateRow {
  readonly licence_standing: LicenceStanding
  readonly days_left: number
  /** Null where it handed in nothing. */
  readonly handed_in: 'pending' | 'approved' | 'returned' | null
}

/** Of the company (alias c) and `lastLicence`; `today` is YYYY-MM-DD in China. */
export const licenceState = (today: string) => sql`
  ${licenceStandingOn(today)} as licence_standing, greatest(coalesce(c.recheck_by - ${today}::date, 0), 0) as days_left,
  l.state as handed_in`

/** What the company (alias c) handed in last, as l. */
export const lastLicence = sql`
  left join lateral (
    select * from company_licences where company_id = c.id order by submitted_at desc, id limit 1
  ) l on true`

export interface LicenceRow extends LicenceStateRow, CheckRow {
  readonly company_name: string
  readonly credit_code: string
  readonly file_name: string | null
  readonly submitted_at: string | null
  readonly reviewed_at: string | null
  readonly reason: string | null
  readonly reviewer: string | null
}

/** The company with the licence that it handed in last; undefined when there is no such company. */
export async function findLicence(db: Queryable, companyId: string, today: string): Promise<LicenceRow | undefined> {
  const [row] = await db.query<LicenceRow>(sql`
    select c.name as company_name, c.credit_code, c.verified_at, c.recheck_by, ${licenceState(today)},
      l.reason, l.reviewer, l.submitted_at, l.reviewed_at, f.name as file_name
    from companies c ${lastLicence}
    left join files f on f.id = l.file_id
    where c.id = ${companyId}`)
  return row
}

interface NewLicence {
  readonly companyId: string
  readonly fileId: string
  readonly userId: string
  readonly now: Date
}

/** Takes back what was handed in before and still waits, because it is not looked at any more; gives its file. */
export async function withdrawWaiting(tx: Queryable, companyId: string): Promise<string | undefined> {
  const [row] = await tx.query<{ file_id: string | null }>(sql`
    delete from company_licences where company_id = ${companyId} and state = 'pending' returning file_id`)
  return row?.file_id ?? undefined
}

export async function insertLicence(tx: Queryable, { companyId, fileId, userId, now }: NewLicence): Promise<string> {
  const id = randomUUID()
  await tx.run(sql`
    insert into company_licences (id, company_id, file_id, submitted_by, submitted_at)
    values (${id}, ${companyId}, ${fileId}, ${userId}, ${now})`)
  return id
}
