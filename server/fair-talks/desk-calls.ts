import { nextOf, stepPlace } from '#contract/fair-queue'
import { callNext, openTalks, talkDesk } from '#contract/fair-talks'
import type { Context } from '../http/context.ts'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { findBoardOf, setBoard } from './boards.ts'
import { deskOf } from './desk.ts'
import { deskTold, type HeldLine, holdLine, lineTold, placeTold } from './line.ts'
import { putPlace } from './place-queries.ts'
import { demandRunning, wrongState } from './refused.ts'
import { isBusy, setCaller } from './talk-queries.ts'

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

/** An exhibitor's people at work on their queue. */
export const deskCalls = [
  serve(talkDesk, async ({ fair }, context) => {
    const { db, now } = context
    return deskOf(db, await ownBoard(context, fair), now)
  }),

  serve(openTalks, async ({ fair, open, minutes }, context) => {
    const { db, now } = context
    const { board, places, told } = await heldOwn(context, fair)
    if (open) demandRunning(board, now)
    await setBoard(db, board.participation_id, { open, minutes }, now)
    const changed = { ...board, open, minutes, seen_at: now.toISOString() }
    await context.announce(...told, deskTold(changed), lineTold(changed, places))
    return deskOf(db, changed, now)
  }),

  serve(callNext, async ({ fair, slot }, context) => {
    const { db, user, now } = context
    const { board, at, places, told } = await heldOwn(context, fair)
    demandRunning(board, now)
    if (slot !== '') throw wrongState('这个时段还不能叫号')
    if (await isBusy(db, board.participation_id, user.id))
      throw wrongState('您叫的上一位还没有应答，或者交流还没有结束')
    const next = nextOf(places, at)
    if (!next)
      throw wrongState(places.some(({ state }) => state === 'waiting') ? '排队的人现在都不在线' : '现在没有人排队')
    const state = stepPlace(next.state, 'call')
    if (state === null) throw wrongState('这一位已经不在队伍里')
    const called = { ...next, state, calledAt: at }
    await putPlace(db, called, now)
    await setCaller(db, called.id, user.id)
    const after = places.map(place => (place.id === called.id ? called : place))
    await context.announce(...told, placeTold(board, called), deskTold(board), lineTold(board, after))
    return deskOf(db, board, now)
  }),
]
