import type { Queryable } from '../db/db.ts'
import { listRecruiters, lockFair } from '../fair-bookings/queries.ts'
import { sendMessage } from '../messages/send.ts'
import { givenBackMessage, type NamedFair, slotsGoneMessage } from './messages.ts'
import { SLACK_MS } from './now.ts'
import { dropWishesWith, listStandingWith } from './parting-queries.ts'
import { dropWishesOf, endGrant, listComing, listComingOf, listConcerned, removeSlots } from './queries.ts'
import type { SlotRow } from './slot-rows.ts'

/** Takes slots back under the fair's lock; whoever has or wishes one is told. */
export async function takeBack(tx: Queryable, fair: NamedFair, slots: readonly SlotRow[], now: Date): Promise<void> {
  const ids = slots.map(({ id }) => id)
  const concerned = await listConcerned(tx, ids)
  for (const has of [true, false]) {
    const mine = concerned.filter(row => row.has === has)
    for (const user of new Set(mine.map(({ user_id }) => user_id))) {
      const own = slots.filter(({ id }) => mine.some(row => row.user_id === user && row.slot_id === id))
      await sendMessage(tx, { to: [user], audience: 'seeker', at: now, ...slotsGoneMessage(fair, own, has) })
    }
  }
  await removeSlots(tx, ids, now)
}

/**
 * An exhibitor does not come: its slots that have not begun go, and whoever has or wishes one is told. The fair has to be
 * locked.
 */
export async function endTalksOf(tx: Queryable, fair: NamedFair, participation: string, now: Date): Promise<void> {
  const coming = await listComing(tx, participation, now)
  if (coming.length > 0) await takeBack(tx, fair, coming, now)
}

/** Somebody leaves: their wishes go, and slots that have not begun are free for others. */
export async function withdrawTalks(tx: Queryable, userId: string, now: Date): Promise<void> {
  await dropWishesOf(tx, userId)
  for (const { slot_id, fair_id } of await listComingOf(tx, userId, now)) {
    await lockFair(tx, fair_id)
    await endGrant(tx, slot_id, userId, now)
  }
}

/** Somebody may not talk at a fair any more: their slots that have not begun are free for others. The fair has to be locked. */
export async function withdrawTalksAt(tx: Queryable, userId: string, fair: number, now: Date): Promise<void> {
  for (const { slot_id, fair_id } of await listComingOf(tx, userId, now))
    if (fair_id === fair) await endGrant(tx, slot_id, userId, now)
}

interface Pair {
  readonly user: string
  readonly company: string | number
}

/**
 * These two hear no more of each other: their slots that are not over end, and so do wishes for one. The other side is told
 * as if it had been given back.
 */
export async function partTalks(tx: Queryable, pair: Pair, by: 'seeker' | 'employer', now: Date): Promise<void> {
  await dropWishesWith(tx, pair)
  for (const slot of await listStandingWith(tx, pair, new Date(now.getTime() - SLACK_MS))) {
    if (!(await endGrant(tx, slot.id, pair.user, now))) continue
    const fair = { id: slot.fair_id, title: slot.title }
    if (by === 'employer') {
      const message = slotsGoneMessage(fair, [slot], true)
      await sendMessage(tx, { to: [pair.user], audience: 'seeker', at: now, ...message })
    } else {
      const to = await listRecruiters(tx, slot.company_id)
      await sendMessage(tx, { to, audience: 'employer', at: now, ...givenBackMessage(fair, slot) })
    }
  }
}
