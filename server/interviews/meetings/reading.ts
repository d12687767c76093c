import { codes } from '#contract/codes'
import { MOST_PLACES } from '#contract/meeting-fields'
import {
  listMeetingCandidates,
  listMeetings,
  meetingStamp,
  placesAhead,
  readMeeting,
  readQueuePlace,
  scorePlace,
  waitingTimes,
} from '#contract/meetings'
import { notFound, Refusal } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { exactPage, sliceOf } from '../../paging.ts'
import { nameOf } from '../shape.ts'
import { putScore, touchMeeting } from './changes.ts'
import {
  countMeetings,
  findMeeting,
  findOwnPlace,
  findStamp,
  listCandidates,
  listMeetingRows,
  listMembers,
  listPlaces,
  lockMeeting,
} from './queries.ts'
import { meetingInFull, queueOf, toMeeting } from './shape.ts'

const HOUR_S = 3_600

/** What is read of meetings, each look of an employer at people's names written to the audit log; and score cards. */
export const meetingReadingCalls = [
  serve(listMeetings, async ({ group, ...paging }, { db, user }) => {
    const rows = await listMeetingRows(db, { companyId: user.companyId, group }, sliceOf(paging))
    const counts = await countMeetings(db, user.companyId)
    return { ...exactPage(rows.map(toMeeting), counts[group], paging), counts }
  }),

  serve(readMeeting, async ({ id }, context) => {
    const meeting = await meetingInFull(context, id)
    await context.audit({ action: 'meeting.read', subject: { kind: 'meeting', id } })
    return meeting
  }),

  serve(meetingStamp, async ({ id }, { db, user, now }) => {
    const stamp = await findStamp(db, user.companyId, id)
    if (stamp === undefined) throw notFound()
    return { stamp, now: now.getTime() }
  }),

  serve(listMeetingCandidates, async ({ id }, { db, user, audit }) => {
    const meeting = await findMeeting(db, user.companyId, id)
    if (!meeting) throw notFound()
    const rows = await listCandidates(db, meeting.job_id, MOST_PLACES)
    await audit({ action: 'meeting.candidates', subject: { kind: 'meeting', id }, detail: { rows: rows.length } })
    return {
      list: rows.map(row => ({ applicationId: row.application_id, candidate: nameOf(row) })),
    }
  }),

  serve(readQueuePlace, async ({ id }, { db, user, now }) => {
    const own = await findOwnPlace(db, user.id, id)
    const meeting = own && (await findMeeting(db, String(own.company_id), own.meeting_id))
    if (!meeting) throw notFound()
    const queue = queueOf(meeting, await listPlaces(db, meeting.id))
    const isWaiting = own.state === 'waiting'
    return {
      meeting: meeting.state,
      state: own.state,
      ahead: isWaiting ? placesAhead(queue, own.place_id) : 0,
      expectedAt: waitingTimes(queue, now.getTime()).get(own.place_id) ?? 0,
      place: meeting.place,
    }
  }),

  serve(scorePlace, {
    limits: (_, { user }) => [{ name: 'meeting.score', subject: user?.id ?? '', max: 600, seconds: HOUR_S }],
    async handle({ id, placeId, memberId, marks, note }, context) {
      const { db, user, now, audit } = context
      if (!(await lockMeeting(db, user.companyId, id))) throw notFound()
      const place = (await listPlaces(db, id)).find(one => one.id === placeId)
      const member = (await listMembers(db, id)).find(one => one.id === memberId)
      if (!place || !member) throw notFound()
      if (place.state !== 'talking' && place.state !== 'done') {
        throw new Refusal(codes.wrongState, '面谈开始以后才能评分')
      }
      await putScore(db, { placeId, memberId, marks, note, authorId: user.id, at: now })
      await touchMeeting(db, id, now)
      await audit({ action: 'meeting.score', subject: { kind: 'meeting', id }, detail: { place: placeId } })
      return meetingInFull(context, id)
    },
  }),
]
