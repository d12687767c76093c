import { secondsAfter } from '../clock.ts'
import type { Queryable } from '../db/db.ts'
import { rulesOfFair } from '../job-fairs/fair-rules.ts'
import { deleteReports, listReportedFairs } from './upkeep-queries.ts'

const DAY_S = 86_400

/**
 * Forgets reports of talks with what they keep of them: so many days after they were decided, and so many after the fair
 * whether they were decided or not, as the rules of the fair say.
 */
export async function dropOldReports(db: Queryable, now: Date): Promise<void> {
  for (const fair of await listReportedFairs(db)) {
    const { fair_id, closes_at, state } = fair
    const { reportDays, reportFairDays } = rulesOfFair(fair)
    const isOver =
      state !== 'postponed' && Date.parse(closes_at) <= secondsAfter(now, -reportFairDays * DAY_S).getTime()
    await deleteReports(db, fair_id, isOver ? null : secondsAfter(now, -reportDays * DAY_S))
  }
}
