import type { LicenceStanding, ShownCheck } from '#contract/licence-standing'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

/**
 * Whether the check of the licence of a company (alias c) counts on `today`, YYYY-MM-DD in China. Its last day,
 * `recheck_by`, is a column that follows from the day of the check, and is one of them.
 */
export const checkHolds = (today: string) => sql`coalesce(c.recheck_by >= ${today}::date, false)`

/** How the company (alias c) stands with it on `today`. */
export const licenceStandingOn = (today: string) => sql`
  case when c.verified_at is null then 'none' when ${checkHolds(today)} then 'valid' else 'lapsed' end`

/** What `toShownCheck` takes. */
export const checkColumns = (today: string) =>
  sql`c.verified_at, c.recheck_by, ${licenceStandingOn(today)} as licence_standing`

export interface CheckRow {
  readonly verified_at: string | null
  readonly recheck_by: string | null
  readonly licence_standing: LicenceStanding
}

export const toShownCheck = (row: CheckRow): ShownCheck => ({
  verifiedAt: row.verified_at ?? '',
  recheckBy: row.recheck_by ?? '',
  licenceStanding: row.licence_standing,
})

/** `none` for a company that does not exist. */
export async function findLicenceStanding(db: Queryable, companyId: string, today: string): Promise<LicenceStanding> {
  const [row] = await db.query<{ standing: LicenceStanding }>(sql`
    select ${licenceStandingOn(today)} as standing from companies c where c.id = ${companyId}`)
  return row?.standing ?? 'none'
}
