import { fairRulesOn } from '#contract/fair-rules'
import { chinaDay } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { recordPresence } from '../fair-bookings/index.ts'
import { listMissing } from './applications/queries.ts'

/** Employers who had confirmed and have not checked in by then are absent; whoever comes later has come. */
export async function markAbsent(db: Db, now: Date): Promise<void> {
  const { checkInMinutes } = fairRulesOn(chinaDay(now))
  for (const { id, fair_id: fair } of await listMissing(db, checkInMinutes, now))
    await db.tx(tx => recordPresence(tx, { fair, participation: id, command: 'miss', user: null, now }))
}
