import { randomUUID } from 'node:crypto'
import type { Queryable } from '../db/db.ts'
import type { Told } from '../events/write.ts'
import { lockFair } from '../fair-bookings/queries.ts'
import { endTalksOf, withdrawTalksAt } from '../fair-draws/leaving.ts'
import { endExhibitor, endVisitor } from '../fair-talks/barring.ts'
import { type Barred, insertBar } from '../fair-talks/bars.ts'
import { lockPerson } from '../fair-talks/place-queries.ts'
import type { ReportRow } from './queries.ts'

/** Whom a report is about, as far as they are still there. */
export function reportedIn(row: ReportRow): Barred | null {
  if (row.by === 'seeker') return row.participation_id === null ? null : { participation: row.participation_id }
  return row.person_id === null ? null : { user: row.person_id }
}

/**
 * The reported side talks no more at this fair: its queue or its places, the talk that lasts and slots that have not begun
 * end. Gives what is to be told.
 */
export async function stopReported(tx: Queryable, row: ReportRow, now: Date): Promise<readonly Told[]> {
  const barred = reportedIn(row)
  if (!barred) return []
  // Whatever a person begins meanwhile waits, and finds the bar.
  if ('user' in barred) await lockPerson(tx, barred.user)
  if (!(await insertBar(tx, { id: randomUUID(), fair: row.fair_id, report: row.id, barred }, now))) return []
  if ('user' in barred) {
    const told = await endVisitor(tx, row.fair_id, barred.user, now)
    await lockFair(tx, row.fair_id)
    await withdrawTalksAt(tx, barred.user, row.fair_id, now)
    return told
  }
  const told = await endExhibitor(tx, barred.participation, now)
  await lockFair(tx, row.fair_id)
  await endTalksOf(tx, { id: row.fair_id, title: row.fair_title }, barred.participation, now)
  return told
}
