import type { Meeting, MeetingInFull, QueuePlace } from '#contract/meetings'
import type { Context } from '../../http/context.ts'
import { notFound } from '../../http/refusal.ts'
import { nameOf } from '../shape.ts'
import { findMeeting, findStamp, listMembers, listPlaces, listScores } from './queries.ts'
import type { MeetingRow, PlaceRow, ScoreRow } from './rows.ts'

const momentOf = (at: string | null) => (at === null ? 0 : Date.parse(at))

export const toMeeting = (row: MeetingRow): Meeting => ({
  id: row.id,
  state: row.state,
  jobId: String(row.job_id),
  jobTitle: row.job_title,
  startsAt: Date.parse(row.starts_at),
  minutes: row.minutes,
  place: row.place,
  contact: row.contact,
  phone: row.phone,
  note: row.note,
  moved: row.moved,
  places: row.places,
  done: row.done,
})

const toPlace = (row: PlaceRow, scores: readonly ScoreRow[]): QueuePlace => ({
  id: row.id,
  state: row.state,
  applicationId: row.application_id,
  interviewId: row.interview_id,
  candidate: nameOf(row),
  agreed: row.interview_state === 'accepted' || row.interview_state === 'finished',
  appointedAt: Date.parse(row.appointed_at),
  calledAt: momentOf(row.called_at),
  beganAt: momentOf(row.began_at),
  endedAt: momentOf(row.ended_at),
  scores: scores
    .filter(score => score.place_id === row.id)
    .map(({ member_id, marks, note, updated_at }) => ({
      memberId: member_id,
      marks,
      note,
      updatedAt: Date.parse(updated_at),
    })),
})

/** A queue as the rules of its steps look at it. */
export const queueOf = (meeting: MeetingRow, places: readonly PlaceRow[]) => ({
  state: meeting.state,
  startsAt: Date.parse(meeting.starts_at),
  minutes: meeting.minutes,
  places: places.map(row => ({ ...row, beganAt: momentOf(row.began_at) })),
})

/** One meeting with its panel and its queue, for the company that holds it. */
export async function meetingInFull(
  { db, user, now }: Pick<Context<'type1'>, 'db' | 'user' | 'now'>,
  id: string,
): Promise<MeetingInFull> {
  const stamp = await findStamp(db, user.companyId, id)
  const row = await findMeeting(db, user.companyId, id)
  if (!row || stamp === undefined) throw notFound()
  const scores = await listScores(db, id)
  return {
    ...toMeeting(row),
    members: await listMembers(db, id),
    queue: (await listPlaces(db, id)).map(place => toPlace(place, scores)),
    stamp,
    now: now.getTime(),
  }
}
