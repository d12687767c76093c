import { sql } from '../db/sql.ts'

/**
 * Whether the check of the licence of a company (alias c) counts on `today`, YYYY-MM-DD in China. Its last day,
 * `recheck_by`, is a column that follows from the day of the check, and is one of them.
 */
export const checkHolds = (today: string) => sql`coalesce(c.recheck_by >= ${today}::date, false)`
