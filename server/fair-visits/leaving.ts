import { slotAt } from '#contract/fair-slots'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { fairsOf } from './fair.ts'
import { lockAndFill } from './places.ts'
import { dropAllOf, listLive } from './queries.ts'

/** Cancels whatever somebody who leaves has registered for; those who wait get the places. */
export async function withdrawVisits(tx: Queryable, userId: string, now: Date): Promise<void> {
  const tickets = await listLive(tx, userId)
  const fairs = await fairsOf(
    tx,
    tickets.map(({ fair_id }) => fair_id),
    now,
  )
  for (const { fair_id, slot: index } of tickets) {
    const fair = fairs.get(fair_id)
    const slot = fair && slotAt(fair.slots, index)
    if (fair && slot) await lockAndFill(tx, fair, [slot], now)
    await dropAllOf(tx, userId, fair_id, now)
    if (fair && slot) await lockAndFill(tx, fair, [slot], now)
  }
}

/** Nothing of an account stays with what it has cancelled but the number, by which a desk knows the paper. */
export async function forgetVisits(tx: Queryable, userId: string, now: Date): Promise<void> {
  await withdrawVisits(tx, userId, now)
  await tx.run(sql`update fair_tickets set user_id = null where user_id = ${userId}`)
}
