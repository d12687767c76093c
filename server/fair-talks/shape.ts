import { answerUntil, expectedWait, placesBefore } from '#contract/fair-queue'
import type { QueuePlace, Talk, TalkBoard } from '#contract/fair-talks'
import { type BoardRow, isStaffed } from './boards.ts'
import type { Counts } from './counts.ts'
import type { LinePlace } from './place-queries.ts'
import type { Side, ThreadRow } from './talk-queries.ts'

const MINUTE = 60_000
const orZero = (at: string | null) => (at === null ? 0 : Date.parse(at))

const talkingIn = (places: readonly LinePlace[]) => places.filter(({ state }) => state === 'talking').length

export function toBoard(board: BoardRow, { waiting, talking }: Counts, now: Date): TalkBoard {
  return {
    participation: board.participation_id,
    companyId: String(board.company_id),
    name: board.company,
    booth: board.booth,
    open: board.open,
    staffed: isStaffed(board, now),
    waiting,
    minutes: board.minutes,
    waitMs: expectedWait(waiting, talking, board.minutes * MINUTE),
  }
}

/** One's own place among those of its queue. `talk` is the thread that it became. */
export function toQueuePlace(
  board: BoardRow,
  places: readonly LinePlace[],
  place: LinePlace,
  talk: string,
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
    waitMs: place.state === 'waiting' ? expectedWait(before, talkingIn(places), board.minutes * MINUTE) : 0,
    answerUntil: answerUntil(place),
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
    fair: { id: String(row.fair_id), title: row.fair_title },
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
