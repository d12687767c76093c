import { measuredPace, PACE_TALKS } from '#contract/fair-wait'
import { startOfChinaDay } from '../china-time.ts'
import { chinaDay } from '../clock.ts'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import type { BoardRow } from './boards.ts'

/** How long the last talks of an exhibitor took that ended today, without the time for which the fair was stopped. */
async function listDurations(
  db: Queryable,
  { participation_id, stopped_at }: Pick<BoardRow, 'participation_id' | 'stopped_at'>,
  now: Date,
): Promise<number[]> {
  const rows = await db.query<{ ms: number }>(sql.prepared`
    select greatest(0, extract(epoch from least(k.ended_at, ${stopped_at}::timestamptz) - k.began_at) * 1000 - k.stopped_ms)
      ::float as ms
    from fair_talks k join fair_threads t on t.id = k.thread_id
    where t.participation_id = ${participation_id} and k.ended_at >= ${startOfChinaDay(chinaDay(now))}
    order by k.ended_at desc, k.id limit ${PACE_TALKS}::int`)
  return rows.map(({ ms }) => ms)
}

/** Writes down how long a talk takes here by those that have ended: whoever looks at a whole fair does not count them anew. */
export async function measurePace(
  tx: Queryable,
  board: Pick<BoardRow, 'participation_id' | 'stopped_at'>,
  now: Date,
): Promise<void> {
  const pace = measuredPace(await listDurations(tx, board, now))
  await tx.run(sql.prepared`
    update fair_boards set pace_ms = ${pace}, pace_on = ${pace === null ? null : chinaDay(now)}
    where participation_id = ${board.participation_id}`)
}
