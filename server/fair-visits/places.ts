import { randomInt, randomUUID } from 'node:crypto'
import { codes } from '#contract/codes'
import type { FairSlot } from '#contract/fair-slots'
import { highestNumber, lowestNumber } from '#contract/fair-ticket-code'
import { inChina } from '../china-time.ts'
import type { Queryable } from '../db/db.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { linkTo } from '../messages/message.ts'
import { sendMessage } from '../messages/send.ts'
import type { VisitedFair } from './fair.ts'
import { countTaken, insertTicket, lockSlots, takeFromLine } from './queries.ts'

const slotWords = ({ from, until }: FairSlot) => `${inChina(from, 'YYYY-MM-DD（ddd）HH:mm')}—${inChina(until, 'HH:mm')}`

/** Refused unless visitors may register now. */
export function demandOpen(fair: VisitedFair): void {
  if (fair.isStopped) throw new Refusal(codes.wrongState, '招聘会暂停中，恢复后才能预约和改约')
  if (fair.window === 'ahead') throw new Refusal(codes.wrongState, '还没有开放预约')
  if (fair.window === 'over') throw new Refusal(codes.wrongState, '预约已经截止')
}

/** A slot that is not over yet. */
export function demandSlot({ slots }: VisitedFair, index: number, now: Date): FairSlot {
  const slot = slots[index]
  if (!slot) throw notFound()
  if (slot.until <= now.getTime()) throw new Refusal(codes.wrongState, '这个时段已经过去，请选择后面的时段')
  return slot
}

/**
 * Gives free places of a slot to those who wait, first in line first, and tells them; never once registering is over, for
 * then nobody could count on learning it. The slot has to be locked. How many places are left then.
 */
async function fillPlaces(tx: Queryable, fair: VisitedFair, slot: FairSlot, now: Date): Promise<number> {
  const free = slot.places - (await countTaken(tx, fair.id, slot.index))
  if (free <= 0 || fair.isStopped || fair.window !== 'open' || slot.until <= now.getTime()) return Math.max(0, free)
  const called = await takeFromLine(tx, fair.id, slot.index, free, now)
  await sendMessage(tx, {
    to: called.map(({ user_id }) => user_id),
    audience: 'seeker',
    at: now,
    category: 'service',
    title: '候补成功：您有入场名额了',
    body: `${fair.title}\n入场时段：${slotWords(slot)}\n已为您预约，不用再操作；去不了请取消，把名额让给后面的人。`,
    link: linkTo('fairTicket', { id: String(fair.id) }),
  })
  return free - called.length
}

/** Locks slots and fills what is free in them; the places left by slot. */
export async function lockAndFill(
  tx: Queryable,
  fair: VisitedFair,
  slots: readonly FairSlot[],
  now: Date,
): Promise<Map<number, number>> {
  await lockSlots(
    tx,
    fair.id,
    slots.map(({ index }) => index),
  )
  const left = new Map<number, number>()
  for (const slot of slots) left.set(slot.index, await fillPlaces(tx, fair, slot, now))
  return left
}

/** Gives out whatever places have become free, as when a hall takes more people than before. */
export const fillAllPlaces = (tx: Queryable, fair: VisitedFair, now: Date) => lockAndFill(tx, fair, fair.slots, now)

/** So often a number that is given already is drawn again: of ninety million numbers one fair uses thousands. */
const DRAWS = 8

/** A ticket with a number of its own; false where the person has one for this fair already. */
export async function issueTicket(
  tx: Queryable,
  ticket: { readonly fair: number; readonly user: string; readonly slot: number; readonly isWaiting: boolean },
  hasOne: () => Promise<boolean>,
  now: Date,
): Promise<boolean> {
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const number = randomInt(lowestNumber, highestNumber + 1)
    if (await insertTicket(tx, { id: randomUUID(), ...ticket, number }, now)) return true
    if (await hasOne()) return false
  }
  throw new Error('no number of a ticket is left')
}
