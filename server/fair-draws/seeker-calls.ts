import { randomBytes, randomUUID } from 'node:crypto'
import { codes } from '#contract/codes'
import { cancelTalkSlot, myTalkSlots, takeTalkSlot, wishTalkSlots } from '#contract/fair-draws'
import type { Queryable } from '../db/db.ts'
import { listRecruiters, lockFair } from '../fair-bookings/queries.ts'
import { demandNotBarred } from '../fair-talks/bars.ts'
import { demandNotBlocked } from '../fair-talks/blocked.ts'
import { invalid, notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import type { User } from '../http/users.ts'
import { sendMessage } from '../messages/send.ts'
import { demandTalkFair, type TalkFair } from './fair.ts'
import { fairOfSlot } from './fair-queries.ts'
import { givenBackMessage } from './messages.ts'
import { endGrant, findSlots, insertGrant, listGrants, listWishes, putWishes } from './queries.ts'
import { mineAt } from './shape.ts'
import type { SlotRow } from './slot-rows.ts'

const HOUR = 3_600
/** More changes than a person makes; fewer than it takes to keep slots from others by turning them over. */
const changesOf = (user: User) => [{ name: 'fair-draws', subject: user.id, max: 120, seconds: HOUR }]

const wrong = (message: string) => new Refusal(codes.wrongState, message)

const notWishing = {
  ahead: '志愿填报还没有开始',
  due: '志愿填报已经截止，正在抽签',
  leftovers: '已经抽签，可以选剩余的时段',
  over: '招聘会已经结束',
  off: '招聘会已延期或取消，暂不能填报',
} as const

/** Refused unless wishes may be named now. */
function demandRequesting({ stage, isStopped }: TalkFair): void {
  if (isStopped) throw wrong('招聘会暂停中，恢复后才能填报志愿')
  if (stage !== 'requesting') throw wrong(notWishing[stage])
}

/** Refused unless what is left may be taken now. */
function demandLeftovers({ stage, isStopped }: TalkFair): void {
  if (isStopped) throw wrong('招聘会暂停中，恢复后才能选时段')
  if (stage === 'over' || stage === 'off') throw wrong(notWishing[stage])
  if (stage !== 'leftovers') throw wrong('还没有抽签，请先填报志愿')
}

const randomNumber = () => randomBytes(6).toString('hex')

const meet = (one: Pick<SlotRow, 'from' | 'until'>, other: Pick<SlotRow, 'from' | 'until'>) =>
  Date.parse(one.from) < Date.parse(other.until) && Date.parse(other.from) < Date.parse(one.until)

/** The fair, held until the transaction ends, as it is then. */
async function heldFair(db: Queryable, id: string | number, now: Date): Promise<TalkFair> {
  const fair = await demandTalkFair(db, id, now)
  await lockFair(db, fair.row.id)
  return demandTalkFair(db, id, now)
}

/** The slot's fair, held. `notFound` where there is no such slot. */
async function heldFairOf(db: Queryable, slot: string, now: Date): Promise<TalkFair> {
  const id = await fairOfSlot(db, slot)
  if (id === undefined) throw notFound()
  return heldFair(db, id, now)
}

/** What a seeker wishes, gets and gives back. */
export const seekerCalls = [
  serve(myTalkSlots, async ({ fair: id }, { db, now, user }) =>
    mineAt(db, await demandTalkFair(db, id, now), user.id, now),
  ),

  serve(wishTalkSlots, {
    limits: (_, { user }) => changesOf(user),
    handle: async ({ fair: id, slots: wished }, { db, now, user }) => {
      const fair = await heldFair(db, id, now)
      demandRequesting(fair)
      await demandNotBarred(db, fair.row.id, user.id)
      const { mostWishes } = fair.rules
      if (wished.length > mostWishes) throw invalid({ slots: `最多填 ${mostWishes} 个志愿` })
      const found = await findSlots(db, fair.row.id, wished)
      for (const participation of new Set(found.map(slot => slot.participation_id)))
        await demandNotBlocked(db, participation, user.id)
      const there = new Set(found.map(slot => String(slot.id)))
      if (wished.some(slot => !there.has(slot))) throw wrong('所选时段中有已撤回的，请重新选择')
      const before = await listWishes(db, fair.row.id, user.id)
      const numberOf = new Map(before.map(wish => [String(wish.id), wish.number]))
      await putWishes(
        db,
        {
          fair: fair.row.id,
          userId: user.id,
          person: before[0]?.person ?? randomNumber(),
          wishes: wished.map(slot => ({ slot, number: numberOf.get(slot) ?? randomNumber() })),
        },
        now,
      )
      return mineAt(db, fair, user.id, now)
    },
  }),

  serve(takeTalkSlot, {
    limits: (_, { user }) => changesOf(user),
    handle: async ({ slot: id }, { db, now, user }) => {
      const fair = await heldFairOf(db, id, now)
      demandLeftovers(fair)
      await demandNotBarred(db, fair.row.id, user.id)
      const [slot] = await findSlots(db, fair.row.id, [id])
      if (!slot) throw wrong('这个时段已被单位撤回')
      await demandNotBlocked(db, slot.participation_id, user.id)
      if (Date.parse(slot.from) <= now.getTime()) throw wrong('这个时段已经开始')
      const own = await listGrants(db, fair.row.id, user.id)
      if (own.some(one => one.id === slot.id)) return mineAt(db, fair, user.id, now)
      const { perPerson } = fair.rules
      if (own.length >= perPerson)
        throw new Refusal(codes.quotaReached, `一场招聘会每人最多 ${perPerson} 个交流时段，取消一个才能再选`)
      if (own.some(one => meet(one, slot))) throw wrong('这个时间您已有别的交流时段')
      const isMine = await insertGrant(db, { id: randomUUID(), slot: slot.id, userId: user.id, number: '' }, now)
      if (!isMine) throw new Refusal(codes.quotaReached, '这个时段刚刚被别人选走，请选别的时段')
      return mineAt(db, fair, user.id, now)
    },
  }),

  serve(cancelTalkSlot, {
    limits: (_, { user }) => changesOf(user),
    handle: async ({ slot: id }, { db, now, user }) => {
      const fair = await heldFairOf(db, id, now)
      const slot = (await listGrants(db, fair.row.id, user.id)).find(one => String(one.id) === id)
      if (!slot) throw notFound()
      if (Date.parse(slot.from) <= now.getTime()) throw wrong('这个时段已经开始，不能再取消')
      await endGrant(db, slot.id, user.id, now)
      const to = await listRecruiters(db, slot.company_id)
      await sendMessage(db, { to, audience: 'employer', at: now, ...givenBackMessage(fair.row, slot) })
      return mineAt(db, fair, user.id, now)
    },
  }),
]
