import type { Queryable } from '../db/db.ts'
import { listRecruiters } from '../fair-bookings/queries.ts'
import { sendMessage } from '../messages/send.ts'
import { findTalkFair, type TalkFairRow } from './fair-queries.ts'
import { exhibitorDelayedMessage, seekerDelayedMessage } from './messages.ts'
import { delaySlots, type HeldSlotRow, listHeldSince } from './parting-queries.ts'
import { removeSlots } from './queries.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

interface Stop {
  /** Since when the fair was stopped, in milliseconds. */
  readonly since: number
  readonly now: number
}

/** The opening and closing hours of the day on which a fair goes on; null before it has opened at all. */
function hoursOf(row: Pick<TalkFairRow, 'opens_at' | 'closes_at'>, now: number) {
  const [opens, closes] = [Date.parse(row.opens_at), Date.parse(row.closes_at)]
  if (now <= opens) return null
  const from = opens + Math.floor((Math.min(now, closes - 1) - opens) / DAY) * DAY
  return { from, until: from + ((closes - opens) % DAY || DAY) }
}

const timeOf = ({ from, until }: HeldSlotRow) => ({ from: Date.parse(from), until: Date.parse(until) })

const later = (slot: HeldSlotRow, minutes: number): HeldSlotRow => {
  const { from, until } = timeOf(slot)
  const put = (at: number) => new Date(at + minutes * MINUTE).toISOString()
  return { ...slot, from: put(from), until: put(until) }
}

/** Tells everybody who has such a slot, and each exhibitor who gave them. */
async function tell(
  tx: Queryable,
  row: TalkFairRow,
  { moved, lost }: Readonly<Record<'moved' | 'lost', readonly HeldSlotRow[]>>,
  now: Date,
): Promise<void> {
  const isHeld = ({ user_id }: HeldSlotRow) => user_id !== null
  const held = [...moved, ...lost].filter(isHeld)
  for (const user of new Set(held.flatMap(({ user_id }) => user_id ?? []))) {
    const own = (slots: readonly HeldSlotRow[]) => slots.filter(({ user_id }) => user_id === user)
    const message = seekerDelayedMessage(row, { moved: own(moved), lost: own(lost) })
    await sendMessage(tx, { to: [user], audience: 'seeker', at: now, ...message })
  }
  for (const part of new Set(held.map(({ participation_id }) => participation_id))) {
    const own = (slots: readonly HeldSlotRow[]) => slots.filter(one => one.participation_id === part && isHeld(one))
    const company = held.find(one => one.participation_id === part)?.company_id
    if (company === undefined) continue
    const message = exhibitorDelayedMessage(row, part, { moved: own(moved), lost: own(lost) })
    await sendMessage(tx, { to: await listRecruiters(tx, company), audience: 'employer', at: now, ...message })
  }
}

/**
 * Gives back the time for which a fair on line was stopped: slots of this day that had not ended then begin so much later,
 * in whole minutes. Those for which the day is too short now, and those of an earlier day, end. Whoever has one is told. The
 * fair has to be held.
 */
export async function putOffTalkSlots(tx: Queryable, fair: string, { since, now }: Stop): Promise<void> {
  const at = new Date(now)
  const row = await findTalkFair(tx, fair, at)
  const hours = row && hoursOf(row, now)
  if (!row || !hours) return
  const slots = await listHeldSince(tx, row.id, { since: new Date(since), before: new Date(hours.from + DAY) })
  const minutes = Math.ceil((now - Math.max(since, hours.from)) / MINUTE)
  if (minutes <= 0 || slots.length === 0) return
  const fits = (slot: HeldSlotRow) => {
    const { from, until } = timeOf(slot)
    return from >= hours.from && until + minutes * MINUTE <= hours.until
  }
  const moved = slots.filter(fits)
  const lost = slots.filter(slot => !fits(slot))
  const ids = (of: readonly HeldSlotRow[]) => of.map(({ id }) => id)
  await removeSlots(tx, ids(lost), at)
  await delaySlots(tx, ids(moved), minutes)
  await tell(tx, row, { moved: moved.map(slot => later(slot, minutes)), lost }, at)
}
