import type * as z from 'zod/mini'
import { endpoint, type OutputOf } from './endpoint.ts'
import type { ScoreCriterion } from './meeting-fields.ts'
import type * as schemas from './schemas/meetings.ts'

export {
  appointedTimes,
  canOpen,
  type MeetingQueue,
  type MeetingState,
  meetingStartFault,
  meetingStateLabels,
  nextWaiting,
  type PlaceAction,
  type PlaceObstacle,
  type PlaceState,
  placeObstacle,
  placeStateAfter,
  placeStateLabels,
  placesAhead,
  possiblePlaceActions,
  waitingTimes,
} from './rules/meeting-queue.ts'

/** To come or going on; over. */
export const meetingGroups = ['ahead', 'past'] as const
export type MeetingGroup = (typeof meetingGroups)[number]

export type Meeting = z.output<ReturnType<typeof schemas.meeting>>

export type Score = z.output<ReturnType<typeof schemas.score>>

export type QueuePlace = z.output<ReturnType<typeof schemas.queuePlace>>

export type MeetingInFull = z.output<ReturnType<typeof schemas.meetingInFull>>

const tenths = (value: number) => Math.round(value * 10) / 10

/** The mean of one card's five marks. */
export function markOf({ marks }: Pick<Score, 'marks'>): number {
  const values: readonly number[] = Object.values(marks satisfies Record<ScoreCriterion, number>)
  return tenths(values.reduce((sum, value) => sum + value, 0) / values.length)
}

/** The mean of all cards, each member of the panel weighing the same; 0 while there is none. */
export function averageMark(scores: readonly Pick<Score, 'marks'>[]): number {
  const all = scores.flatMap(({ marks }) => Object.values(marks))
  return all.length === 0 ? 0 : tenths(all.reduce((sum, value) => sum + value, 0) / all.length)
}

/** Plans a conference interview of one posting; its queue is filled afterwards. */
export const addMeeting = endpoint<typeof schemas.addMeeting>({
  method: 'POST',
  path: '/company_interviews/addConferenceInterview',
  access: 'type1',
  creates: true,
})

/** Changes one that has not begun. Another time asks everybody in the queue again; another place tells them. */
export const updateMeeting = endpoint<typeof schemas.updateMeeting>({
  method: 'POST',
  path: '/company_interviews/updateConferenceInterview',
  access: 'type1',
})

export const listMeetings = endpoint<typeof schemas.listMeetings>({
  method: 'GET',
  path: '/company_interviews/conferenceList',
  access: 'type1',
})

export const readMeeting = endpoint<typeof schemas.readMeeting>({
  method: 'GET',
  path: '/company_interviews/conferenceInfo',
  access: 'type1',
  recorded: true,
})

/** Says whether there is anything new, and nothing about anybody: pages that look on ask for it every few seconds. */
export const meetingStamp = endpoint<typeof schemas.meetingStamp>({
  method: 'GET',
  path: '/company_interviews/conferenceStamp',
  access: 'type1',
})

/** Applicants of the posting who were accepted for an interview and have none at present. */
export const listMeetingCandidates = endpoint<typeof schemas.listMeetingCandidates>({
  method: 'GET',
  path: '/company_interviews/conferenceCandidates',
  access: 'type1',
  recorded: true,
})

/** Puts applicants at the end of the queue, in this order; each is invited for the time of the place. */
export const joinMeeting = endpoint<typeof schemas.joinMeeting>({
  method: 'POST',
  path: '/company_interviews/conferenceJoin',
  access: 'type1',
  creates: true,
})

/** Opens the queue on its day, ends it, or calls the whole meeting off with a word to everybody in it. */
export const stepMeeting = endpoint<typeof schemas.stepMeeting>({
  method: 'POST',
  path: '/company_interviews/conferenceStep',
  access: 'type1',
})

/** One step in the queue: the next is called, somebody moves on, up or down, or is taken out. */
export const stepQueue = endpoint<typeof schemas.stepQueue>({
  method: 'POST',
  path: '/company_interviews/conferenceQueue',
  access: 'type1',
})

/** Keeps the score card of one member of the panel, in place of the one before. */
export const scorePlace = endpoint<typeof schemas.scorePlace>({
  method: 'POST',
  path: '/company_interviews/conferenceScore',
  access: 'type1',
})

/** Where an applicant stands in the queue, and nothing about anybody else. */
export const readQueuePlace = endpoint<typeof schemas.readQueuePlace>({
  method: 'GET',
  path: '/company_interviews/queuePlace',
  access: 'type2',
})
export type OwnPlace = OutputOf<typeof readQueuePlace>
