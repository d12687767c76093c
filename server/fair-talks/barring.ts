import { stepPlace } from '#contract/fair-queue'
import type { Queryable } from '../db/db.ts'
import type { Told } from '../events/write.ts'
import { linkTo } from '../messages/message.ts'
import { sendMessage } from '../messages/send.ts'
import { type BoardRow, closeBoard } from './boards.ts'
import { endTalkNow } from './endings.ts'
import { deskTold, type HeldLine, holdLine, lineTold, placeTold } from './line.ts'
import { type LinePlace, listQueuesOf, lockPerson, putPlace } from './place-queries.ts'
import { listLasting } from './talk-queries.ts'

/** Tells somebody that the exhibitor they waited for talks no more. */
const tellClosed = (tx: Queryable, board: BoardRow, { userId, number }: LinePlace, now: Date) =>
  sendMessage(tx, {
    to: [userId],
    audience: 'seeker',
    at: now,
    category: 'service',
    title: `${board.company}：${number} 号已作废`,
    body: `${board.title}\n主办方停止了这家单位的在线交流。您可以排其他单位；向这家单位投递的简历不受影响。`,
    link: linkTo('jobFairScene', { id: String(board.fair_id) }),
  })

/** Talks and numbers of a queue that is held end, of one person or of everybody. What is to be told of it. */
async function endIn(
  tx: Queryable,
  { board, places, told }: HeldLine,
  { of, words }: { readonly of: (user: string) => boolean; readonly words: string },
  now: Date,
) {
  const news: Told[] = [...told]
  for (const { id, thread_id, user_id, place_id } of await listLasting(tx, board.participation_id)) {
    if (!of(user_id)) continue
    const ending = { talk: id, thread: thread_id, user: user_id, place: place_id, words }
    news.push(...(await endTalkNow(tx, board, ending, now)))
  }
  const gone = places.filter(({ userId }) => of(userId))
  const left: LinePlace[] = []
  for (const place of gone) {
    const state = stepPlace(place.state, 'leave')
    if (state !== null) {
      await putPlace(tx, { ...place, state, calledAt: null }, now)
      left.push(place)
    }
    news.push(placeTold(board, place))
  }
  return { news, left, places: places.filter(place => !gone.includes(place)) }
}

/** An exhibitor takes nobody any more: its talks end, and who waits is told. */
export async function endExhibitor(tx: Queryable, participation: string, now: Date): Promise<Told[]> {
  const line = await holdLine(tx, participation, now)
  if (!line) return []
  const words = '主办方停止了这个展位的在线交流。'
  const { news, left, places } = await endIn(tx, line, { of: () => true, words }, now)
  for (const place of left) await tellClosed(tx, line.board, place, now)
  await closeBoard(tx, participation)
  const board = { ...line.board, open: false }
  return [...news, deskTold(board), lineTold(board, places)]
}

/** A person leaves all queues of a fair, and the talk that lasts ends. Whatever the person does meanwhile waits. */
export async function endVisitor(tx: Queryable, fair: number, user: string, now: Date): Promise<Told[]> {
  await lockPerson(tx, user)
  const told: Told[] = []
  // Everybody holds several queues in this order.
  for (const participation of await listQueuesOf(tx, fair, user)) {
    const line = await holdLine(tx, participation, now)
    if (!line) continue
    const { news, places } = await endIn(tx, line, { of: one => one === user, words: '这次交流已结束。' }, now)
    told.push(...news, deskTold(line.board), lineTold(line.board, places))
  }
  return told
}
