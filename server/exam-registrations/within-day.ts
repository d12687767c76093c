import { secondsAfter } from '../clock.ts'
import { type SqlQuery, sql } from '../db/sql.ts'

const DAY = 86_400

/** Whether a moment, in milliseconds, is to come within a day. */
export const isWithinDay = (moment: number, now: Date): boolean =>
  moment > now.getTime() && moment <= secondsAfter(now, DAY).getTime()

/** The same of a moment in the database. */
export const within = (moment: SqlQuery, now: Date): SqlQuery =>
  sql`${moment} > ${now} and ${moment} <= ${secondsAfter(now, DAY)}`
