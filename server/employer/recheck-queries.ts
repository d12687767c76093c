import { RECHECK_AHEAD, recheckReminders } from '#contract/licence-standing'
import { licenceStandingOn } from '../companies/licence-check.ts'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

/** Companies of one round; the next one follows in ten minutes. */
const BATCH = 500

/** A licence of the company (alias c) waits for the office. */
const isWaiting = sql`exists (select 1 from company_licences l where l.company_id = c.id and l.state = 'pending')`

export interface RemindedRow {
  readonly company_name: string
  readonly recheck_by: string
  readonly days_left: number
  /** Those who may hand in a licence. */
  readonly owners: readonly string[]
}

/**
 * Marks as told and gives the companies whose check ends within the next step: each once for a step, however late that is
 * looked for, and none that has handed in the next licence. Of several services that look at once, each company comes to one.
 */
export const takeReminded = (tx: Queryable, today: string): Promise<RemindedRow[]> =>
  tx.query<RemindedRow>(sql`
    with due as (
      select c.id, c.recheck_by, (
        select min(step) from unnest(${[...recheckReminders]}::int[]) as step where step >= c.recheck_by - ${today}::date) as days
      from companies c
      where c.recheck_by between ${today}::date and ${today}::date + ${RECHECK_AHEAD}::int and not ${isWaiting}),
    told as (
      insert into recheck_reminders (company_id, recheck_by, days)
      select id, recheck_by, days from due
      where not exists (
        select 1 from recheck_reminders r
        where r.company_id = due.id and r.recheck_by = due.recheck_by and r.days = due.days)
      order by id limit ${BATCH}
      on conflict do nothing returning company_id, recheck_by)
    select c.name as company_name, told.recheck_by, told.recheck_by - ${today}::date as days_left,
      array(select user_id::text from company_members m where m.company_id = c.id and m.role = 'owner' order by user_id) as owners
    from told join companies c on c.id = told.company_id order by c.id`)

/** A company whose next check is due, or whose last one has lapsed. */
export interface RecheckRow {
  readonly credit_code: string
  readonly name: string
  readonly recheck_by: string
  readonly lapsed: boolean
  /** It has handed in the next licence, which waits for the office. */
  readonly waiting: boolean
}

/** The longest lapsed first. */
export const listRechecks = (db: Queryable, today: string): Promise<RecheckRow[]> =>
  db.query<RecheckRow>(sql`
    select c.credit_code, c.name, c.recheck_by, ${licenceStandingOn(today)} = 'lapsed' as lapsed, ${isWaiting} as waiting
    from companies c where c.recheck_by <= ${today}::date + ${RECHECK_AHEAD}::int order by c.recheck_by, c.id`)
