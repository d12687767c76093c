import { answerUntil, placesBefore } from '#contract/fair-queue'
import type { QueuePlace, Talk, TalkBoard } from '#contract/fair-talks'
import { expectedWait, type Wait } from '#contract/fair-wait'
import { type BoardRow, paceOf, recruitersAt } from './boards.ts'
import { busyIn, type Counts } from './counts.ts'
import type { LinePlace } from './place-queries.ts'
import type { Side, ThreadRow } from './talk-queries.ts'

export const orZero = (at: string | null) => (at === null ? 0 : Date.parse(at))

/** How long somebody with so many before waits. */
const waitAt = (board: BoardRow, queue: { before: number; busy: number }, now: Date): Wait | null =>
  expectedWait({ ...queue, recruiters: recruitersAt(board, now), paceMs: paceOf(board, now) })

export function toBoard(board: BoardRow, { waiting, busy }: Counts, now: Date): TalkBoard {
  return {
    participation: board.participation_id,
    companyId: String(board.company_id),
    name: board.company,
    booth: board.booth,
    open: board.open,
    staffed: recruitersAt(board, now) > 0,
    waiting,
    minutes: board.minutes,
    wait: waitAt(board, { before: waiting, busy }, now),
  }
}

/** One's own place among those of its queue. `talk` is the thread that it became. */
export function toQueuePlace(
  board: BoardRow,
  places: readonly LinePlace[],
  place: LinePlace,
  { talk, now }: { readonly talk: string; readonly now: Date },
): QueuePlace {
  const before = placesBefore(places, place)
  return {
    id: place.id,
    participation: board.participation_id,
    companyId: String(board.company_id),
    company: board.company,
    booth: board.booth,
    number: place.number,
    state: place.state,
    before,
    wait: place.state === 'waiting' ? waitAt(board, { before, busy: busyIn(places) }, now) : null,
    answerUntil: answerUntil(place),
    stoppedAt: orZero(board.stopped_at),
    misses: place.misses,
    talk,
  }
}

const blockedFor = (row: ThreadRow, side: Side): Talk['blockedBy'] => {
  const [mine, theirs] =
    side === 'seeker'
      ? [row.blocked_by_seeker, row.blocked_by_employer]
      : [row.blocked_by_employer, row.blocked_by_seeker]
  return mine ? 'me' : theirs ? 'other' : ''
}

export function toTalk(row: ThreadRow, side: Side): Talk {
  return {
    id: row.id,
    fair: { id: String(row.fair_id), title: row.fair_title, stoppedAt: orZero(row.stopped_at) },
    participation: row.participation_id,
    companyId: String(row.company_id),
    company: row.company,
    booth: row.booth,
    person: row.person,
    job: { id: row.job_id === null ? '' : String(row.job_id), title: row.job ?? '' },
    note: row.note,
    beganAt: orZero(row.began_at),
    endsAt: orZero(row.ends_at),
    endedAt: orZero(row.ended_at),
    extended: row.extended ?? false,
    applicationId: side === 'employer' ? (row.application_id ?? '') : '',
    interviewId: row.interview_id ?? '',
    blockedBy: blockedFor(row, side),
    unread: row.unread,
    lastLine:
      row.last_id === null || row.last_by === null
        ? null
        : { id: row.last_id, by: row.last_by, text: row.last_text ?? '', at: orZero(row.last_at) },
  }
}
