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
 * Companies whose check ends within the next step and that were not told: each once for a step, however late that is looked
 * for, and none that has handed in the next licence.
 */
const dueOn = (today: string) => sql`
  select due.* from (
    select c.id, c.recheck_by, (
      select min(step) from unnest(${[...recheckReminders]}::int[]) as step where step >= c.recheck_by - ${today}::date) as days
    from companies c
    where c.recheck_by between ${today}::date and ${today}::date + ${RECHECK_AHEAD}::int and not ${isWaiting}) due
  where not exists (
    select 1 from recheck_reminders r
    where r.company_id = due.id and r.recheck_by = due.recheck_by and r.days = due.days)`

export const listToRemind = (db: Queryable, today: string) =>
  db.query<{ id: number }>(sql`${dueOn(today)} order by due.id limit ${BATCH}`)

/** Marks one of them as told and gives it; undefined where another service was first. */
export async function takeReminded(tx: Queryable, id: number, today: string): Promise<RemindedRow | undefined> {
  const [row] = await tx.query<RemindedRow>(sql`
    with told as (
      insert into recheck_reminders (company_id, recheck_by, days) ${dueOn(today)} and due.id = ${id}
      on conflict do nothing returning company_id, recheck_by)
    select c.name as company_name, told.recheck_by, told.recheck_by - ${today}::date as days_left,
      array(select m.user_id::text from company_members m where m.company_id = c.id and m.role = 'owner' order by m.user_id)
        as owners
    from told join companies c on c.id = told.company_id`)
  return row
}

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
