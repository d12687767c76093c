import { allApart, eachApart } from '../apart.ts'
import { secondsAfter } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { settleDraw } from './drawing.ts'
import { listUndrawn } from './fair-queries.ts'
import { forgetPeople } from './queries.ts'

/** So long after a fair, numbers of its draw lead to people. */
const PEOPLE_DAYS = 30
const DAY = 86_400

/**
 * Publishes hashes and draws lots that nobody has asked for in time. Several copies of the service may do it at once. A draw
 * that fails stops no other; the failures are thrown in the end.
 */
export async function keepFairDraws(db: Db, now: Date): Promise<void> {
  await allApart(
    async () =>
      eachApart(
        await listUndrawn(db, now),
        ({ id }) => id,
        row => settleDraw(db, row, now),
      ),
    () => forgetPeople(db, secondsAfter(now, -PEOPLE_DAYS * DAY)),
  )
}
