import { exhibitingParticipations } from '#contract/fair-participation'
import { ANSWER_MS, KEEP_MS } from '#contract/fair-queue'
import { eachApart } from '../apart.ts'
import type { Clock } from '../clock.ts'
import { secondsAfter } from '../clock.ts'
import type { Db, Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import type { Hub } from '../events/hub.ts'
import { writeEvents } from '../events/write.ts'
import { putOffTalkSlots } from '../fair-draws/stops.ts'
import { wasOver } from '../job-fairs/clock.ts'
import { errorFields, type Logger } from '../logger.ts'
import { STAFFED_MS, setToldRecruiters } from './boards.ts'
import { holdLine, lineTold } from './line.ts'

const EVERY_MS = 3_000
const BATCH = 100
/** So long after a fair, what was said there is known. */
const KEPT_DAYS = 90
const DAY_S = 86_400

/** Queues in which time has changed something that nobody has written yet, or a recruiter came or went. */
const listDue = (db: Queryable, now: Date) =>
  db.query<{ participation_id: string }>(sql`
    select distinct p.id as participation_id from fairs f join fair_participations p on p.fair_id = f.id
    join fair_places l on l.participation_id = p.id
    where f.kind = '2' and f.state = 'planned' and f.opens_at <= ${now} and l.state in ('waiting', 'called')
      and (l.seen_at <= ${new Date(now.getTime() - KEEP_MS)} or l.called_at <= ${new Date(now.getTime() - ANSWER_MS)})
    union
    select t.participation_id from fair_talks k join fair_threads t on t.id = k.thread_id
    join fair_participations p on p.id = t.participation_id join fairs f on f.id = p.fair_id
    where k.ended_at is null and k.ends_at <= ${now} and f.state <> 'stopped'
    union
    select b.participation_id from fair_boards b join fair_participations p on p.id = b.participation_id
    join fairs f on f.id = p.fair_id
    where f.kind = '2' and f.state = 'planned' and f.opens_at <= ${now} and f.closes_at > ${now}
      and p.state = any(${[...exhibitingParticipations]}::text[])
      and b.told_recruiters <> (select count(*) from fair_recruiters r
        where r.participation_id = b.participation_id and r.seen_at >= ${new Date(now.getTime() - STAFFED_MS)})
    limit ${BATCH}`)

/**
 * Writes and tells what time alone has done to queues and talks: without it they would be right for whoever looks, but
 * nobody would be told. Several copies may do it at once: each queue is held meanwhile. True where something was told. A
 * queue that fails stops no other; the failures are thrown in the end.
 */
export async function keepTalks(db: Db, now: Date): Promise<boolean> {
  let isTold = false
  await eachApart(
    await listDue(db, now),
    row => row.participation_id,
    ({ participation_id }) =>
      db.tx(async tx => {
        const line = await holdLine(tx, participation_id, now)
        if (!line) return
        const { board, told, places } = line
        if (told.length === 0 && board.recruiters === board.told_recruiters) return
        await setToldRecruiters(tx, participation_id, board.recruiters)
        await writeEvents(tx, [...told, lineTold(board, places)], now)
        isTold = true
      }),
  )
  return isTold
}

/**
 * Gives back the time for which a fair was stopped: numbers, calls, talks and slots have as much left as before. Whoever was there
 * meanwhile was heard of now at the latest. Rows are taken in order of their ids, as by everybody who takes many.
 */
export async function prolongTalks(tx: Queryable, fair: string, ms: number, now: Date): Promise<void> {
  const later = sql`${ms}::bigint * interval '1 millisecond'`
  await tx.run(sql`
    with live as (
      select l.id from fair_places l join fair_participations p on p.id = l.participation_id
      where p.fair_id = ${fair} and l.state in ('waiting', 'called', 'talking') order by l.id for no key update of l)
    update fair_places l set seen_at = least(l.seen_at + ${later}, ${now}), called_at = l.called_at + ${later}
    from live where l.id = live.id`)
  await tx.run(sql`
    with live as (
      select k.id from fair_talks k join fair_threads t on t.id = k.thread_id
      join fair_participations p on p.id = t.participation_id
      where p.fair_id = ${fair} and (k.ended_at is null or k.ended_at > ${now}::timestamptz - ${later})
      order by k.id for no key update of k)
    update fair_talks k set ends_at = case when k.ended_at is null then k.ends_at + ${later} else k.ends_at end,
      stopped_ms = k.stopped_ms
        + round(extract(epoch from least(k.ended_at, ${now}::timestamptz) - (${now}::timestamptz - ${later})) * 1000)
    from live where k.id = live.id`)
  await putOffTalkSlots(tx, fair, { since: now.getTime() - ms, now: now.getTime() })
}

/** Forgets who waited, who spoke to them, and what was said. */
export async function dropOldTalks(db: Queryable, now: Date): Promise<void> {
  const over = sql`select p.id from fair_participations p join fairs f on f.id = p.fair_id
    where ${wasOver(secondsAfter(now, -KEPT_DAYS * DAY_S))}`
  await db.run(sql`delete from fair_places where participation_id in (${over})`)
  await db.run(sql`delete from fair_threads where participation_id in (${over})`)
  await db.run(sql`delete from fair_recruiters where participation_id in (${over})`)
  await db.run(sql`
    delete from fair_talk_bars where fair_id in (
      select f.id from fairs f where ${wasOver(secondsAfter(now, -KEPT_DAYS * DAY_S))})`)
}

interface Parts {
  readonly db: Db
  readonly clock: Clock
  readonly logger: Logger
  readonly hub: Pick<Hub, 'wake'>
}

/** Keeps the queues of fairs that are on every few seconds. The returned function stops it. */
export function startKeepingTalks({ db, clock, logger, hub }: Parts): () => void {
  let isStopped = false
  let isAtWork = false
  const timer = setInterval(() => {
    if (isAtWork) return
    isAtWork = true
    keepTalks(db, clock.now())
      .then(isTold => {
        if (isTold) hub.wake()
      })
      .catch((error: unknown) => {
        if (!isStopped) logger.error('fair-talks.keeping_failed', errorFields(error))
      })
      .finally(() => {
        isAtWork = false
      })
  }, EVERY_MS)
  timer.unref()
  return () => {
    isStopped = true
    clearInterval(timer)
  }
}
