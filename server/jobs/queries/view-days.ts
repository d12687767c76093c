import { figurePeriods } from '#contract/employer'
import { addDays } from '../../china-time.ts'
import type { Queryable } from '../../db/db.ts'
import { sql } from '../../db/sql.ts'

/** The longest period for which figures are told, and as long before it, with which it is compared. */
const DAYS_KEPT = 2 * Math.max(...figurePeriods.map(Number))

/** Forgets on which days jobs were viewed where no figures ask for it any more; `today` is YYYY-MM-DD in China. */
export const forgetViewDays = (db: Queryable, today: string) =>
  db.run(sql`delete from job_view_days where day <= ${addDays(today, -DAYS_KEPT)}::date`)
