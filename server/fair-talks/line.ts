import { topicOf } from '#contract/events'
import { settleLine, waitingIn } from '#contract/fair-queue'
import type { Queryable } from '../db/db.ts'
import type { Told } from '../events/write.ts'
import { type BoardRow, fairTimeOf, findHeld, type HeldBoard, lockBoard } from './boards.ts'
import { endTalksOf } from './endings.ts'
import { tellGone } from './messages.ts'
import { type LinePlace, listLive, putPlace } from './place-queries.ts'

/** A queue that is held, as it stands now. */
export interface HeldLine {
  readonly board: HeldBoard
  /** The moment by which it is judged, in milliseconds. */
  readonly at: number
  readonly places: readonly LinePlace[]
  /** What time alone has changed since somebody looked last, to be told with what follows. */
  readonly told: readonly Told[]
}

/** Their numbers in order, for everybody: they say nothing of persons. */
export function lineTold(board: HeldBoard, places: readonly LinePlace[]): Told {
  const participation = board.participation_id
  const called = places.filter(({ state }) => state === 'called' || state === 'talking')
  return {
    topic: topicOf.queue(participation),
    kind: 'queue.line',
    data: {
      fair: String(board.fair_id),
      participation,
      open: board.open,
      recruiters: board.recruiters,
      paceMs: board.paceMs,
      called: called.map(({ number }) => number),
      line: waitingIn(places).map(({ number }) => number),
    },
  }
}

const about = (board: BoardRow) => ({ fair: String(board.fair_id), participation: board.participation_id })

/** The person's own place moved. */
export const placeTold = (board: BoardRow, { userId }: Pick<LinePlace, 'userId'>): Told => ({
  topic: topicOf.user(userId),
  kind: 'place',
  data: about(board),
})

/** Something moved in the exhibitor's queue. */
export const deskTold = (board: BoardRow): Told => ({
  topic: topicOf.company(board.company_id),
  kind: 'desk',
  data: about(board),
})

/** The places of a queue as the clock has made them, without writing anything. */
export const settledOf = (board: BoardRow, places: readonly LinePlace[], now: Date): LinePlace[] =>
  settleLine(
    places.filter(({ participation }) => participation === board.participation_id),
    fairTimeOf(board, now),
  )

/**
 * Holds a queue, and writes what the clock has made of it: calls that nobody answered, numbers of people who were away for
 * too long, talks whose time is over. Undefined where nobody takes people.
 */
export async function holdLine(tx: Queryable, participation: string, now: Date): Promise<HeldLine | undefined> {
  const found = await lockBoard(tx, participation, now)
  if (!found) return undefined
  const at = fairTimeOf(found, now)
  const told: Told[] = [...(await endTalksOf(tx, found, { at, now }))]
  // What has ended says how long talks take.
  const board = told.length === 0 ? found : ((await findHeld(tx, participation, now)) ?? found)
  const before = await listLive(tx, [participation])
  const places = settleLine(before, at)
  for (const [index, place] of places.entries()) {
    const was = before[index]
    if (!was || (was.state === place.state && was.line === place.line && was.misses === place.misses)) continue
    await putPlace(tx, place, now)
    await tellGone(tx, board, place, now)
    told.push(placeTold(board, place))
  }
  return { board, at, places, told: told.length > 0 ? [...told, deskTold(board)] : [] }
}
