import { isOnline } from '#contract/fair-kinds'
import { REMIND_EVERY_MS, remindableFrom } from '#contract/fair-queue-help'
import { officeQueues, remindExhibitor } from '#contract/fair-talk-office'
import { findOfficeRow } from '../fair-office/desk/queries.ts'
import { demandFairMandate } from '../fair-office/mandates.ts'
import { type BoardRow, findBoard, isRunning, listExhibitorBoards, recruitersAt } from '../fair-talks/boards.ts'
import { countsOf } from '../fair-talks/counts.ts'
import { wrongState } from '../fair-talks/refused.ts'
import { orZero } from '../fair-talks/shape.ts'
import { notFound, tooMany } from '../http/refusal.ts'
import { type ServedCall, serve } from '../http/serve.ts'
import { tellRecruiters } from './messages.ts'
import { findStop, listAtWork, noteReminder } from './queue-queries.ts'

const EVERY_MINUTES = REMIND_EVERY_MS / 60_000

/** Refused, in words, where there is nobody who could do what they are reminded of. */
function demandRemindable(board: BoardRow, now: Date): void {
  if (board.barred) throw wrongState('这个展位的在线交流已停止，不需要提醒')
  if (board.state === 'stopped') throw wrongState('招聘会紧急暂停中，恢复后再提醒')
  if (!isRunning(board, now)) throw wrongState('招聘会没有在进行，不需要提醒')
}

/** The queues of a fair as its office sees them. */
export const queueCalls: readonly ServedCall[] = [
  serve(officeQueues, async ({ fair }, context) => {
    const { db, now } = context
    await demandFairMandate(context, fair)
    const row = await findOfficeRow(db, fair)
    if (!row || !isOnline(row.kind)) throw notFound()
    const boards = await listExhibitorBoards(db, fair)
    const counts = await countsOf(db, boards, now)
    return {
      fair: {
        title: row.title,
        state: row.state,
        reason: row.reason,
        opensAt: Date.parse(row.opens_at),
        closesAt: Date.parse(row.closes_at),
        stoppedAt: orZero(await findStop(db, fair)),
      },
      list: boards.map(board => {
        const { waiting, busy, talking, waitingSince } = counts(board)
        return {
          participation: board.participation_id,
          company: board.company,
          booth: board.booth,
          open: board.open,
          isBarred: board.barred,
          recruiters: recruitersAt(board, now),
          waiting,
          called: busy - talking,
          talking,
          waitingSince,
          remindedAt: orZero(board.queue_reminded_at),
        }
      }),
    }
  }),

  serve(remindExhibitor, async ({ fair, participation }, context) => {
    const { db, now, audit } = context
    await demandFairMandate(context, fair)
    const board = await findBoard(db, participation)
    if (!board || String(board.fair_id) !== fair) throw notFound()
    demandRemindable(board, now)
    if (!(await noteReminder(db, participation, now))) {
      const from = remindableFrom({ remindedAt: orZero(board.queue_reminded_at) })
      const seconds = Math.max(0, from - now.getTime()) / 1_000
      throw tooMany(seconds, `这个展位 ${EVERY_MINUTES} 分钟内已提醒过，请稍后再提醒`)
    }
    const { waiting } = (await countsOf(db, [board], now))(board)
    const to = await listAtWork(db, board)
    await tellRecruiters(db, board, { to, waiting }, now)
    await audit({
      action: 'fair-queue.remind',
      subject: { kind: 'fair-participation', id: participation },
      detail: { fair, waiting, told: to.length },
    })
    return { told: to.length, at: now.getTime() }
  }),
]
