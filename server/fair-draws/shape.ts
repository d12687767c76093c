import type { MyTalkSlots, OwnTalkSlot } from '#contract/fair-draws'
import type { Queryable } from '../db/db.ts'
import { type TalkFair, toDrawState } from './fair.ts'
import { listGrants, listWishes, type OfferedRow } from './queries.ts'
import type { SlotRow } from './slot-rows.ts'

const toTime = ({ id, from, until }: Pick<SlotRow, 'id' | 'from' | 'until'>) => ({
  id: String(id),
  from: Date.parse(from),
  until: Date.parse(until),
})

const toOwnSlot = (row: SlotRow): OwnTalkSlot => ({
  ...toTime(row),
  participation: row.participation_id,
  company: row.company,
  booth: row.booth,
})

export const toTalkSlot = (row: OfferedRow) => ({ ...toTime(row), wishes: row.wishes, given: row.given })

/** What somebody wishes at a fair, and has been given. */
export async function mineAt(db: Queryable, fair: TalkFair, userId: string, now: Date): Promise<MyTalkSlots> {
  const wishes = await listWishes(db, fair.row.id, userId)
  const grants = await listGrants(db, fair.row.id, userId)
  return {
    draw: toDrawState(fair, now),
    wishes: wishes.map(row => ({ ...toOwnSlot(row), number: row.number })),
    grants: grants.map(row => ({ ...toOwnSlot(row), drawn: row.drawn })),
  }
}
