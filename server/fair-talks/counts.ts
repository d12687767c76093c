import { ANSWER_MS, KEEP_MS, livePlaces, waitingIn } from '#contract/fair-queue'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { type BoardRow, fairTimeOf } from './boards.ts'
import { settledOf } from './line.ts'
import { type LinePlace, listLive } from './place-queries.ts'

/** How many wait in a queue, and how many have been called or are spoken to. */
export interface Counts {
  readonly waiting: number
  readonly busy: number
  /** Those of the busy who are spoken to. */
  readonly talking: number
  /** Since when the one waits who waits longest; 0 for nobody. */
  readonly waitingSince: number
}

interface CountRow extends Omit<Counts, 'waitingSince'> {
  readonly participation_id: string
  readonly waiting_since: string | null
  /** The clock has changed something that nobody has written yet. */
  readonly is_due: boolean
}

export const busyIn = (places: readonly Pick<LinePlace, 'state'>[]): number =>
  places.filter(({ state }) => state === 'called' || state === 'talking').length

function countIn(line: readonly LinePlace[]): Counts {
  const waiting = waitingIn(line)
  return {
    waiting: waiting.length,
    busy: busyIn(line),
    talking: line.filter(({ state }) => state === 'talking').length,
    waitingSince: waiting.length === 0 ? 0 : Math.min(...waiting.map(({ joinedAt }) => joinedAt)),
  }
}

const NOBODY: Counts = { waiting: 0, busy: 0, talking: 0, waitingSince: 0 }

/**
 * How full the queues of one fair are. At a full fair thousands wait, and everybody who comes looks: they are counted where
 * they lie, and only queues in which time has changed something are read.
 */
export async function countsOf(
  db: Queryable,
  boards: readonly BoardRow[],
  now: Date,
): Promise<(board: BoardRow) => Counts> {
  const [any] = boards
  if (!any) return () => NOBODY
  const at = fairTimeOf(any, now)
  const rows = await db.query<CountRow>(sql.prepared`
    select participation_id, count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state in ('called', 'talking'))::int as busy,
      count(*) filter (where state = 'talking')::int as talking,
      min(joined_at) filter (where state = 'waiting') as waiting_since,
      bool_or(state <> 'talking' and seen_at <= ${new Date(at - KEEP_MS)}
        or state = 'called' and called_at <= ${new Date(at - ANSWER_MS)}) as is_due
    from fair_places
    where participation_id = any(${boards.map(({ participation_id }) => participation_id)}::uuid[])
      and state = any(${[...livePlaces]}::text[])
    group by participation_id`)
  const counted = new Map<string, Counts>(
    rows.map(({ participation_id, waiting_since, ...row }) => [
      participation_id,
      { ...row, waitingSince: waiting_since === null ? 0 : Date.parse(waiting_since) },
    ]),
  )
  const due = rows.filter(({ is_due }) => is_due).map(({ participation_id }) => participation_id)
  const places = due.length === 0 ? [] : await listLive(db, due)
  for (const board of boards) {
    if (!due.includes(board.participation_id)) continue
    const line = settledOf(board, places, now)
    counted.set(board.participation_id, countIn(line))
  }
  return ({ participation_id }) => counted.get(participation_id) ?? NOBODY
}
