import { KEEP_MS, SETBACKS } from '#contract/fair-queue'
import type { Queryable } from '../db/db.ts'
import { linkTo } from '../messages/message.ts'
import { sendMessage } from '../messages/send.ts'
import type { BoardRow } from './boards.ts'
import type { LinePlace } from './place-queries.ts'

const why = {
  missed: `叫号 ${SETBACKS + 1} 次没有应答，号已作废。`,
  lapsed: `离线超过 ${KEEP_MS / 60_000} 分钟，号已作废。`,
}

/** Tells somebody whose number is gone why, and the way back. */
export async function tellGone(tx: Queryable, board: BoardRow, { state, number, userId }: LinePlace, now: Date) {
  if (state !== 'missed' && state !== 'lapsed') return
  await sendMessage(tx, {
    to: [userId],
    audience: 'seeker',
    at: now,
    category: 'service',
    title: `${board.company}：${number} 号已作废`,
    body: `${board.title}\n${why[state]}招聘会结束前可以重新取号。`,
    link: linkTo('jobFairScene', { id: String(board.fair_id) }),
  })
}
