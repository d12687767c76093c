import { randomUUID } from 'node:crypto'
import { nextOf, stepPlace } from '#contract/fair-queue'
import { callNext, openTalks, talkDesk } from '#contract/fair-talks'
import { recordPresence } from '../fair-bookings/index.ts'
import { slotsNowOf } from '../fair-draws/index.ts'
import type { Context } from '../http/context.ts'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { findBoardOf, noteRecruiter, setBoard } from './boards.ts'
import { deskOf, lineOf } from './desk.ts'
import { deskTold, type HeldLine, holdLine, lineTold, placeTold } from './line.ts'
import { findPlace, insertPlace, type LinePlace, putPlace } from './place-queries.ts'
import { demandRunning, wrongState } from './refused.ts'
import { isBlocked, isBusy, setCaller } from './talk-queries.ts'

/** The company's own queue at a fair; nobody's is `notFound`. */
async function ownBoard({ db, user }: Pick<Context<'type1'>, 'db' | 'user'>, fair: string) {
  const board = await findBoardOf(db, fair, user.companyId)
  if (!board) throw notFound()
  return board
}

async function heldOwn(context: Context<'type1'>, fair: string): Promise<HeldLine> {
  const { participation_id } = await ownBoard(context, fair)
  const line = await holdLine(context.db, participation_id, context.now)
  if (!line) throw notFound()
  return line
}

/** On line nobody stands at a gate: an exhibitor has come once somebody works at its queue. */
async function comeTo({ board }: HeldLine, { db, user, now }: Context<'type1'>): Promise<void> {
  if (!board.awaited) return
  const { fair_id: fair, participation_id: participation } = board
  await recordPresence(db, { fair, participation, command: 'checkIn', user, now })
}

/** The place of whoever was promised this time: the one they stand at, or a new one before all others. */
async function placeOfSlot({ db, now }: Context<'type1'>, line: HeldLine, slot: string): Promise<LinePlace> {
  const participation = line.board.participation_id
  const promised = (await slotsNowOf(db, participation, now)).find(({ slotId }) => slotId === slot)
  if (!promised) throw wrongState('这个时段还没有到，或者已经过去')
  if (await isBlocked(db, participation, promised.userId)) throw wrongState('这个时段已经取消')
  const has = line.places.find(({ userId }) => userId === promised.userId)
  if (has) return has
  const id = randomUUID()
  const first = Math.min(1, ...line.places.map(place => place.line)) - 1
  await insertPlace(db, { id, participation, user: promised.userId, line: first, job: '', note: '预约的交流时段' }, now)
  const place = await findPlace(db, id)
  if (!place) throw new Error('a place was not stored')
  return place
}

/** Whom the queue itself calls. */
function nextInLine({ places, at }: HeldLine): LinePlace {
  const next = nextOf(places, at)
  if (!next)
    throw wrongState(places.some(({ state }) => state === 'waiting') ? '排队的人现在都不在线' : '现在没有人排队')
  return next
}

/** An exhibitor's people at work on their queue. */
export const deskCalls = [
  serve(talkDesk, async ({ fair }, context) => {
    const { db, user, now } = context
    return deskOf(db, await lineOf(db, await ownBoard(context, fair), now), user.id, now)
  }),

  serve(openTalks, async ({ fair, open, minutes }, context) => {
    const { db, user, now } = context
    const line = await heldOwn(context, fair)
    const { board, places, told } = line
    if (open) {
      demandRunning(board, now)
      await comeTo(line, context)
    }
    const changed = await setBoard(db, board, { open, minutes, user: user.id }, now)
    await context.announce(...told, deskTold(changed), lineTold(changed, places))
    return deskOf(db, { board: changed, places }, user.id, now)
  }),

  serve(callNext, async ({ fair, slot }, context) => {
    const { db, user, now } = context
    const line = await heldOwn(context, fair)
    const { board, at, places, told } = line
    demandRunning(board, now)
    await comeTo(line, context)
    if (await isBusy(db, board.participation_id, user.id))
      throw wrongState('您叫的上一位还没有应答，或者交流还没有结束')
    const next = slot === '' ? nextInLine(line) : await placeOfSlot(context, line, slot)
    const state = stepPlace(next.state, 'call')
    if (state === null) throw wrongState('这一位已经在交流，或者已经被叫到')
    const called = { ...next, state, calledAt: at }
    await putPlace(db, called, now)
    await setCaller(db, called.id, user.id)
    await noteRecruiter(db, { participation: board.participation_id, user: user.id }, now)
    const after = [...places.filter(({ id }) => id !== called.id), called]
    await context.announce(...told, placeTold(board, called), deskTold(board), lineTold(board, after))
    return deskOf(db, { board, places: after }, user.id, now)
  }),
]
