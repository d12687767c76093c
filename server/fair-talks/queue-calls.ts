import { randomUUID } from 'node:crypto'
import { codes } from '#contract/codes'
import { KEEP_MS, lineOfNew, MOST_QUEUES, MOST_WAITING, stepPlace, waitingIn } from '#contract/fair-queue'
import { answerCall, joinQueue, leaveQueue, listTalkBoards, myQueues } from '#contract/fair-talks'
import type { Context } from '../http/context.ts'
import { invalid, notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { demandNotBarred } from './bars.ts'
import { demandNotBlocked } from './blocked.ts'
import { type BoardRow, findBoard, listBoards } from './boards.ts'
import { countsOf } from './counts.ts'
import { talkTold } from './endings.ts'
import { deskTold, type HeldLine, holdLine, lineTold, placeTold, settledOf } from './line.ts'
import {
  countLive,
  findPlace,
  insertPlace,
  isBrought,
  type LinePlace,
  listLive,
  listOf,
  lockPerson,
  putPlace,
  touchPlace,
} from './place-queries.ts'
import { demandRunning, wrongState } from './refused.ts'
import { toBoard, toQueuePlace, toTalk } from './shape.ts'
import { readInFull } from './talk.ts'
import { beginTalk, callerOf, insertLine, listOpen } from './talk-queries.ts'

/** Whoever joins and leaves more often keeps others from their places. */
const JOINS = { name: 'fair-queues', max: 60, seconds: 3_600 }
/** How a number ended is shown for a while. */
const ENDED_SHOWN_MS = KEEP_MS

/** The queue of a place that is one's own, held. */
async function ownLine({ db, user, now }: Context<'type2'>, id: string): Promise<HeldLine & { place: LinePlace }> {
  const found = await findPlace(db, id)
  if (!found || found.userId !== user.id) throw notFound()
  const line = await holdLine(db, found.participation, now)
  if (!line) throw notFound()
  // One that is not in the queue any more stands as it ended.
  const place = line.places.find(one => one.id === id) ?? (await findPlace(db, id))
  if (!place) throw notFound()
  return { ...line, place }
}

/** The queue with one place changed, told to whom it concerns. */
async function put(context: Context, line: HeldLine, place: LinePlace): Promise<void> {
  const { db, now } = context
  await putPlace(db, place, now)
  const places = [...line.places.filter(({ id }) => id !== place.id), place]
  await context.announce(...line.told, placeTold(line.board, place), deskTold(line.board), lineTold(line.board, places))
}

async function demandWelcome({ db, user }: Context<'type2'>, board: BoardRow, job: string): Promise<void> {
  await demandNotBarred(db, board.fair_id, user.id)
  await demandNotBlocked(db, board.participation_id, user.id)
  if (job !== '' && !(await isBrought(db, board.participation_id, job)))
    throw invalid({ job: '这个岗位不在这家单位的展位上，请重新选择' })
}

/** Queues as visitors see them. */
export const queueCalls = [
  serve(listTalkBoards, async ({ fair }, { db, now }) => {
    const boards = await listBoards(db, fair)
    const counts = await countsOf(db, boards, now)
    return { list: boards.map(board => toBoard(board, counts(board), now)), most: MOST_QUEUES }
  }),

  serve(myQueues, async ({ fair }, { db, now, user }) => {
    const mine = await listOf(db, { fair, user: user.id, since: new Date(now.getTime() - ENDED_SHOWN_MS) })
    const talks = await listOpen(db, fair, { user: user.id })
    const live = await listLive(db, [...new Set(mine.map(({ participation }) => participation))])
    const places = []
    for (const place of mine) {
      const board = await findBoard(db, place.participation)
      if (!board) continue
      const line = settledOf(board, live, now)
      const talk = talks.find(({ participation_id }) => participation_id === place.participation)?.id ?? ''
      places.push(toQueuePlace(board, line, line.find(({ id }) => id === place.id) ?? place, { talk, now }))
    }
    return { places, talks: talks.map(row => toTalk(row, 'seeker')) }
  }),

  serve(joinQueue, {
    limits: (_, { user }) => [{ ...JOINS, subject: user.id }],
    handle: async ({ participation, job, note }, context) => {
      const { db, user, now } = context
      await lockPerson(db, user.id)
      const line = await holdLine(db, participation, now)
      if (!line) throw notFound()
      const { board, places } = line
      const own = places.find(place => place.userId === user.id && stepPlace(place.state, 'leave') !== null)
      const talking = places.find(place => place.userId === user.id && place.state === 'talking')
      const has = own ?? talking
      if (has) {
        await touchPlace(db, has.id, now)
        await context.announce(...line.told)
        return { place: toQueuePlace(board, places, has, { talk: '', now }) }
      }
      demandRunning(board, now)
      if (!board.open) throw wrongState('这家单位暂停接待，恢复后可以取号')
      await demandWelcome(context, board, job)
      if (waitingIn(places).length >= MOST_WAITING)
        throw new Refusal(codes.quotaReached, `排队的人已满 ${MOST_WAITING} 位，请稍后再来，或者先投递简历`)
      if ((await countLive(db, board.fair_id, user.id)) >= MOST_QUEUES)
        throw new Refusal(codes.quotaReached, `同时最多排 ${MOST_QUEUES} 家，请先退出一家`)
      const id = randomUUID()
      await insertPlace(db, { id, participation, user: user.id, line: lineOfNew(places), job, note }, now)
      const place = await findPlace(db, id)
      if (!place) throw new Error('a place was not stored')
      const all = [...places, place]
      await context.announce(...line.told, placeTold(board, place), deskTold(board), lineTold(board, all))
      return { place: toQueuePlace(board, all, place, { talk: '', now }) }
    },
  }),

  serve(leaveQueue, async ({ place: id }, context) => {
    const line = await ownLine(context, id)
    const state = stepPlace(line.place.state, 'leave')
    if (state === null) throw wrongState('您已经不在队伍里')
    await put(context, line, { ...line.place, state, calledAt: null })
    return { ok: true as const }
  }),

  serve(answerCall, async ({ place: id }, context) => {
    const { db, user, now } = context
    const line = await ownLine(context, id)
    const { board, place } = line
    demandRunning(board, now)
    const state = stepPlace(place.state, 'answer')
    if (state === null)
      throw wrongState(place.state === 'waiting' ? '已经过了应答时间，您排在后面几位' : '这个号已经不能应答')
    await demandNotBlocked(db, place.participation, user.id)
    const thread = await beginTalk(
      db,
      {
        id: randomUUID(),
        thread: randomUUID(),
        participation: place.participation,
        user: user.id,
        place: id,
        recruiter: await callerOf(db, id),
        job: place.job.id,
        note: place.note,
        endsAt: new Date(now.getTime() + board.minutes * 60_000),
      },
      now,
    )
    await insertLine(db, { thread, by: 'system', author: null, text: `交流开始，共 ${board.minutes} 分钟。` }, now)
    await touchPlace(db, id, now)
    await context.announce(...talkTold(board, { thread, user: user.id }))
    await put(context, line, { ...place, state, calledAt: null })
    return { talk: await readInFull(context, thread) }
  }),
]
