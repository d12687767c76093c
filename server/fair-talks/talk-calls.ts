import { randomUUID } from 'node:crypto'
import { topicOf } from '#contract/events'
import { EXTENSION_MS, stepPlace } from '#contract/fair-queue'
import {
  blockTalk,
  endTalk,
  extendTalk,
  handOverTalk,
  listTalks,
  readTalk,
  reportTalk,
  sayInTalk,
  talkReportReasons,
} from '#contract/fair-talks'
import { labelOf } from '#contract/reference/lookup'
import { chinaDay } from '../clock.ts'
import type { Queryable } from '../db/db.ts'
import type { Told } from '../events/write.ts'
import { partTalks } from '../fair-draws/leaving.ts'
import { listOfficers } from '../fair-office/mandate-queries.ts'
import type { Context } from '../http/context.ts'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import type { User } from '../http/users.ts'
import { invitationLimit, inviteApplicant } from '../interviews/index.ts'
import { linkTo } from '../messages/message.ts'
import { sendMessage } from '../messages/send.ts'
import { exactPage, sliceOf } from '../paging.ts'
import { ticketOn } from '../tickets.ts'
import { findBoard } from './boards.ts'
import { endTalkNow, talkTold } from './endings.ts'
import { deskTold, type HeldLine, holdLine, lineTold, placeTold } from './line.ts'
import { putPlace } from './place-queries.ts'
import { demandRunning, demandSpeaking, wrongState } from './refused.ts'
import { insertReport } from './report-queries.ts'
import { toTalk } from './shape.ts'
import { readInFull, whoseOf } from './talk.ts'
import {
  findThread,
  holdFairOf,
  insertLine,
  listThreads,
  lockThread,
  markRead,
  setBlocked,
  setExtended,
  setInterview,
  sideOf,
  type ThreadRow,
} from './talk-queries.ts'

const MINUTE_S = 60
const sideOfUser = (user: User) => sideOf(whoseOf(user))

/** One's own thread, held; nobody's and somebody else's are `notFound`. */
async function ownThread({ db, user }: Pick<Context<'login'>, 'db' | 'user'>, id: string): Promise<ThreadRow> {
  const row = await lockThread(db, id, whoseOf(user))
  if (!row) throw notFound()
  return row
}

/** One's own thread and its fair, both held, the fair first, as by everybody; refused while nobody may speak there. */
async function goingThread(context: Pick<Context<'login'>, 'db' | 'user' | 'now'>, id: string): Promise<ThreadRow> {
  await holdFairOf(context.db, id)
  const row = await ownThread(context, id)
  const board = await findBoard(context.db, row.participation_id)
  if (board) demandSpeaking(board, context.now)
  return row
}

/** One's own thread with its queue, both held: the queue first, as by everybody. */
async function heldThread(context: Pick<Context<'login'>, 'db' | 'user' | 'now'>, id: string) {
  const { db, user, now } = context
  const seen = await findThread(db, id, whoseOf(user))
  if (!seen) throw notFound()
  const line = await holdLine(db, seen.participation_id, now)
  const row = await ownThread(context, id)
  return { line, row }
}

const both = (row: ThreadRow) => talkTold(row, { thread: row.id, user: row.user_id })

/** Says a line to both, as one of them or as the service. */
async function say(
  { db, now, announce }: Pick<Context, 'db' | 'now' | 'announce'>,
  row: ThreadRow,
  line: { readonly by: 'seeker' | 'employer' | 'system'; readonly author: string | null; readonly text: string },
) {
  const stored = await insertLine(db, { thread: row.id, ...line }, now)
  const data = { fair: String(row.fair_id), talk: row.id, line: stored }
  await announce(
    { topic: topicOf.user(row.user_id), kind: 'line', data },
    { topic: topicOf.company(row.company_id), kind: 'line', data },
  )
  return stored
}

/** Whoever hears no more of the other neither talks on nor waits for them. */
async function partedOf(db: Queryable, line: HeldLine, row: ThreadRow, now: Date): Promise<Told[]> {
  const { board, places } = line
  const told = [...line.told]
  if (row.talk_id !== null && row.ended_at === null) {
    const ending = { talk: row.talk_id, thread: row.id, user: row.user_id, place: row.place_id }
    told.push(...(await endTalkNow(db, board, { ...ending, words: '交流已结束。' }, now)))
  }
  const place = places.find(({ userId }) => userId === row.user_id)
  const state = place ? stepPlace(place.state, 'leave') : null
  if (place && state !== null) await putPlace(db, { ...place, state, calledAt: null }, now)
  const left = places.filter(one => one !== place)
  return place ? [...told, placeTold(board, place), deskTold(board), lineTold(board, left)] : told
}

/** What two say to each other, while their time lasts and after. */
export const talkCalls = [
  serve(readTalk, async ({ id }, context) => {
    const talk = await readInFull(context, id)
    if (talk.unread > 0) await markRead(context.db, id, sideOfUser(context.user))
    return talk
  }),

  serve(listTalks, async ({ page, pageSize }, { db, user }) => {
    const whose = whoseOf(user)
    const { list, total } = await listThreads(db, whose, sliceOf({ page, pageSize }))
    return exactPage(
      list.map(row => toTalk(row, sideOf(whose))),
      total,
      { page, pageSize },
    )
  }),

  serve(sayInTalk, {
    limits: (_, { user }) => [{ name: 'fair-lines', subject: user.id, max: 60, seconds: MINUTE_S }],
    handle: async ({ id, text }, context) => {
      const { db, user } = context
      const row = await goingThread(context, id)
      if (row.blocked_by_seeker || row.blocked_by_employer) throw wrongState('双方之间有屏蔽，不能留言')
      const side = sideOfUser(user)
      const line = await say(context, row, { by: side, author: user.id, text })
      await markRead(db, id, side)
      return { line }
    },
  }),

  serve(endTalk, async ({ id }, context) => {
    const { db, user, now } = context
    const { line, row } = await heldThread(context, id)
    if (!line || row.talk_id === null || row.ended_at !== null) {
      await context.announce(...(line?.told ?? []))
      return readInFull(context, id)
    }
    const words =
      user.userType === 1
        ? '单位结束了这次交流，之后仍可以在这里留言。'
        : '求职者结束了这次交流，之后仍可以在这里留言。'
    const ending = { talk: row.talk_id, thread: id, user: row.user_id, place: row.place_id, words }
    await context.announce(...line.told, ...(await endTalkNow(db, line.board, ending, now)))
    return readInFull(context, id)
  }),

  serve(extendTalk, async ({ id }, context) => {
    const { db, now } = context
    const { line, row } = await heldThread(context, id)
    if (!line) throw notFound()
    demandRunning(line.board, now)
    if (row.talk_id === null || row.ended_at !== null || Date.parse(row.ends_at ?? '') <= now.getTime())
      throw wrongState('这次交流的时间已经结束')
    if (row.extended) throw wrongState('每次交流只能延长一次')
    await setExtended(db, row.talk_id, EXTENSION_MS)
    await say(context, row, { by: 'system', author: null, text: `单位延长了 ${EXTENSION_MS / 60_000} 分钟。` })
    await context.announce(...line.told, ...both(row))
    return readInFull(context, id)
  }),

  serve(handOverTalk, {
    limits: (_, { user }) => invitationLimit(user),
    handle: async ({ id, ...terms }, context) => {
      const { db, audit } = context
      const row = await goingThread(context, id)
      if (row.application_id === null) throw wrongState('对方还没有投递，请先请对方投递岗位')
      const interview = await inviteApplicant({ ...terms, applicationId: row.application_id }, context)
      await setInterview(db, id, interview.id)
      await say(context, row, { by: 'system', author: null, text: '单位发出了面试邀请，请在“我的面试”中查看和答复。' })
      await context.announce(...both(row))
      await audit({ action: 'fair-talk.handover', subject: { kind: 'fair-talk', id } })
      return { interviewId: interview.id }
    },
  }),

  serve(reportTalk, {
    limits: (_, { user }) => [{ name: 'fair-talk-reports', subject: user.id, max: 10, seconds: 86_400 }],
    handle: async ({ id, reason, detail }, context) => {
      const { db, user, now, audit } = context
      const row = await ownThread(context, id)
      const ticket = ticketOn('JL', chinaDay(now))
      const by = sideOfUser(user)
      const report = randomUUID()
      await insertReport(db, { id: report, ticket, thread: id, by, reporter: user.id, reason, detail }, now)
      await sendMessage(db, {
        to: await listOfficers(db, row.fair_id),
        audience: 'employer',
        at: now,
        category: 'service',
        title: `在线交流举报 ${ticket}`,
        body: `${row.fair_title}\n${row.company}（展位 ${row.booth}）的一次交流被${by === 'seeker' ? '求职者' : '单位'}举报：${labelOf(talkReportReasons, reason)}。${detail === '' ? '' : `\n${detail}`}`,
        link: linkTo('fairOfficeReport', { fair: String(row.fair_id), id: report }),
      })
      await audit({ action: 'fair-talk.report', subject: { kind: 'fair-talk', id }, detail: { reason } })
      return { ticket, at: now.getTime() }
    },
  }),

  serve(blockTalk, async ({ id, on }, context) => {
    const { db, user, now, audit } = context
    const { line, row } = await heldThread(context, id)
    await setBlocked(db, id, sideOfUser(user), on)
    await context.announce(...both(row))
    if (on) await partTalks(db, { user: row.user_id, company: row.company_id }, sideOfUser(user), now)
    if (on && line) await context.announce(...(await partedOf(db, line, row, now)))
    await audit({ action: on ? 'fair-talk.block' : 'fair-talk.unblock', subject: { kind: 'fair-talk', id } })
    return readInFull(context, id)
  }),
]
