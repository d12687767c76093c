import { eachApart } from '../apart.ts'
import type { Db } from '../db/db.ts'
import { recordPresence } from '../fair-bookings/index.ts'
import { rulesOfFair } from '../job-fairs/fair-rules.ts'
import { type AwaitingRow, listAwaiting, listMissing } from './applications/queries.ts'

const MINUTE = 60_000

/** Whether the time to check in is over, stops left out. One that has outlasted the fair itself was never over. */
function isDue(row: AwaitingRow, now: Date): boolean {
  const due = Date.parse(row.opens_at) + rulesOfFair(row).checkInMinutes * MINUTE + row.stood_ms
  return due <= now.getTime() && due < Date.parse(row.closes_at)
}

/**
 * Employers who had confirmed and have not checked in by then are absent; whoever comes later has come. One of whom this
 * fails keeps no other from it; the failures are thrown in the end.
 */
export async function markAbsent(db: Db, now: Date): Promise<void> {
  const missing: { readonly fair: number; readonly participation: string }[] = []
  for (const row of await listAwaiting(db, now)) {
    const fair = row.fair_id
    if (isDue(row, now)) for (const { id } of await listMissing(db, fair)) missing.push({ fair, participation: id })
  }
  await eachApart(
    missing,
    ({ participation }) => participation,
    which => db.tx(tx => recordPresence(tx, { ...which, command: 'miss', user: null, now })),
  )
}
