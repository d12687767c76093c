import { topicOf } from '#contract/events'
import type { Queryable } from '../db/db.ts'
import type { Told } from '../events/write.ts'
import type { BoardRow } from './boards.ts'
import { measurePace } from './pace.ts'
import { finishPlace, insertLine, listOver, setEnded } from './talk-queries.ts'

/** Both sides read a talk anew. */
export const talkTold = (
  { fair_id, company_id }: Pick<BoardRow, 'fair_id' | 'company_id'>,
  { thread, user }: { readonly thread: string; readonly user: string },
): Told[] => {
  const data = { fair: String(fair_id), talk: thread }
  return [topicOf.user(user), topicOf.company(company_id)].map(topic => ({ topic, kind: 'talk', data }))
}

interface Ending {
  readonly talk: string
  readonly thread: string
  readonly user: string
  readonly place: string | null
  /** What both read. */
  readonly words: string
}

/** Ends the time of a talk; messages go on. */
export async function endTalkNow(tx: Queryable, board: BoardRow, ending: Ending, now: Date): Promise<Told[]> {
  const { talk, thread, user, place, words } = ending
  await setEnded(tx, talk, now)
  await measurePace(tx, board, now)
  if (place !== null) await finishPlace(tx, place, now)
  await insertLine(tx, { thread, by: 'system', author: null, text: words }, now)
  return talkTold(board, { thread, user })
}

/** Ends the talks of an exhibitor whose time is over. */
export async function endTalksOf(
  tx: Queryable,
  board: BoardRow,
  { at, now }: { readonly at: number; readonly now: Date },
): Promise<Told[]> {
  const told: Told[] = []
  for (const { id, thread_id, user_id, place_id } of await listOver(tx, board.participation_id, new Date(at))) {
    const ending = { talk: id, thread: thread_id, user: user_id, place: place_id }
    told.push(...(await endTalkNow(tx, board, { ...ending, words: '交流时间到，之后仍可以在这里留言。' }, now)))
  }
  return told
}
