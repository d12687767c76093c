import { BOOTH_VISITS_KEPT_DAYS } from '#contract/booth-visit-records'
import { secondsAfter } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { wasOver } from '../job-fairs/clock.ts'

const DAY = 86_400

/** Forgets whom exhibitors have scanned at fairs that are long over, with notes and consents, and wrong codes of yesterday. */
export const dropOldBoothVisits = (db: Db, now: Date): Promise<void> =>
  db.tx(async tx => {
    const over = sql`select f.id from fairs f where ${wasOver(secondsAfter(now, -BOOTH_VISITS_KEPT_DAYS * DAY))}`
    await tx.run(sql`delete from booth_visits where fair_id in (${over})`)
    await tx.run(sql`delete from booth_consents where fair_id in (${over})`)
    await tx.run(sql`delete from booth_misses where at <= ${secondsAfter(now, -DAY)}`)
  })
