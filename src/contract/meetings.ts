import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { pageOf, paging, uuid } from './fields.ts'
import { wayOut } from './interview-fields.ts'
import { MOST_PLACES, meetingPlan, newMeeting, type ScoreCriterion, scoreCard } from './meeting-fields.ts'
import { meetingStates, placeActions, placeStates } from './rules/meeting-queue.ts'

export {
  appointedTime,
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

const meeting = () =>
  z.object({
    id: z.string(),
    state: z.enum(meetingStates),
    jobId: z.string(),
    jobTitle: z.string(),
    startsAt: z.number(),
    /** For each applicant. */
    minutes: z.number(),
    place: z.string(),
    contact: z.string(),
    phone: z.string(),
    note: z.string(),
    /** How often its time was changed. */
    moved: z.number(),
    /** Places in the queue that have not left it, and those that are through. */
    places: z.number(),
    done: z.number(),
  })
export type Meeting = z.output<ReturnType<typeof meeting>>

const score = () =>
  z.object({
    memberId: z.string(),
    marks: z.object({
      skill: z.number(),
      fit: z.number(),
      speech: z.number(),
      response: z.number(),
      overall: z.number(),
    }),
    note: z.string(),
    updatedAt: z.number(),
  })
export type Score = z.output<ReturnType<typeof score>>

const queuePlace = () =>
  z.object({
    id: z.string(),
    state: z.enum(placeStates),
    applicationId: z.string(),
    interviewId: z.string(),
    candidate: z.string(),
    /** The applicant has said yes to the time. */
    agreed: z.boolean(),
    /** The time that the applicant was given. */
    appointedAt: z.number(),
    /** 0 while it has not come to that. */
    calledAt: z.number(),
    beganAt: z.number(),
    endedAt: z.number(),
    scores: z.array(score()),
  })
export type QueuePlace = z.output<ReturnType<typeof queuePlace>>

const glance = () => ({
  /** Differs after every change, of the applicants' side too. */
  stamp: z.string(),
  /** The service's clock, by which expected times are told. */
  now: z.number(),
})

const meetingInFull = () =>
  z.extend(meeting(), {
    members: z.array(z.object({ id: z.string(), name: z.string() })),
    /** In their order. */
    queue: z.array(queuePlace()),
    ...glance(),
  })
export type MeetingInFull = z.output<ReturnType<typeof meetingInFull>>

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
export const addMeeting = endpoint({
  method: 'POST',
  path: '/company_interviews/addConferenceInterview',
  summary: '安排一场面试会',
  access: 'type1',
  creates: true,
  input: newMeeting(),
  output: meetingInFull(),
})

/** Changes one that has not begun. Another time asks everybody in the queue again; another place tells them. */
export const updateMeeting = endpoint({
  method: 'POST',
  path: '/company_interviews/updateConferenceInterview',
  summary: '修改一场面试会',
  access: 'type1',
  input: z.extend(meetingPlan(), { id: uuid() }),
  output: meetingInFull(),
})

export const listMeetings = endpoint({
  method: 'GET',
  path: '/company_interviews/conferenceList',
  summary: '本单位的面试会',
  access: 'type1',
  input: z.strictObject({ group: z._default(z.enum(meetingGroups), 'ahead'), ...paging() }),
  output: z.extend(pageOf(meeting()), { counts: z.record(z.enum(meetingGroups), z.number()) }),
})

export const readMeeting = endpoint({
  method: 'GET',
  path: '/company_interviews/conferenceInfo',
  summary: '一场面试会的安排和候场队列',
  access: 'type1',
  recorded: true,
  input: z.strictObject({ id: uuid() }),
  output: meetingInFull(),
})

/** Says whether there is anything new, and nothing about anybody: pages that look on ask for it every few seconds. */
export const meetingStamp = endpoint({
  method: 'GET',
  path: '/company_interviews/conferenceStamp',
  summary: '面试会有没有变化',
  access: 'type1',
  input: z.strictObject({ id: uuid() }),
  output: z.object(glance()),
})

/** Applicants of the posting who were accepted for an interview and have none at present. */
export const listMeetingCandidates = endpoint({
  method: 'GET',
  path: '/company_interviews/conferenceCandidates',
  summary: '可以加入面试会的求职者',
  access: 'type1',
  recorded: true,
  input: z.strictObject({ id: uuid() }),
  output: z.object({ list: z.array(z.object({ applicationId: z.string(), candidate: z.string() })) }),
})

/** Puts applicants at the end of the queue, in this order; each is invited for the time of the place. */
export const joinMeeting = endpoint({
  method: 'POST',
  path: '/company_interviews/conferenceJoin',
  summary: '把求职者加入面试会的队列',
  access: 'type1',
  creates: true,
  input: z.strictObject({
    id: uuid(),
    applicationIds: z.array(uuid(), { error: '请选择求职者' }).check(
      z.minLength(1, '请选择求职者'),
      z.maxLength(MOST_PLACES, `一场面试会最多 ${MOST_PLACES} 人`),
      z.refine(ids => new Set(ids).size === ids.length, { error: '求职者重复' }),
    ),
  }),
  output: meetingInFull(),
})

const meetingAction = <Action extends string>(action: Action) => ({ id: uuid(), action: z.literal(action) })

/** Opens the queue on its day, ends it, or calls the whole meeting off with a word to everybody in it. */
export const stepMeeting = endpoint({
  method: 'POST',
  path: '/company_interviews/conferenceStep',
  summary: '开始、结束或取消一场面试会',
  access: 'type1',
  input: z.discriminatedUnion('action', [
    z.strictObject(meetingAction('open')),
    z.strictObject(meetingAction('close')),
    z.extend(wayOut(), meetingAction('cancel')),
  ]),
  output: meetingInFull(),
})

/** One step in the queue: the next is called, somebody moves on, up or down, or is taken out. */
export const stepQueue = endpoint({
  method: 'POST',
  path: '/company_interviews/conferenceQueue',
  summary: '叫号、调整候场顺序、登记到场情况',
  access: 'type1',
  input: z.discriminatedUnion('action', [
    z.strictObject(meetingAction('next')),
    z.strictObject({ id: uuid(), action: z.enum(placeActions), placeId: uuid() }),
    z.strictObject({ id: uuid(), action: z.enum(['up', 'down']), placeId: uuid() }),
    z.extend(wayOut(), { ...meetingAction('remove'), placeId: uuid() }),
  ]),
  output: meetingInFull(),
})

/** Keeps the score card of one member of the panel, in place of the one before. */
export const scorePlace = endpoint({
  method: 'POST',
  path: '/company_interviews/conferenceScore',
  summary: '保存一位面试官的评分',
  access: 'type1',
  input: z.extend(scoreCard(), { id: uuid(), placeId: uuid() }),
  output: meetingInFull(),
})

/** Where an applicant stands in the queue, and nothing about anybody else. */
export const readQueuePlace = endpoint({
  method: 'GET',
  path: '/company_interviews/queuePlace',
  summary: '本人在面试会队列中的位置',
  access: 'type2',
  input: z.strictObject({ id: uuid() }),
  output: z.object({
    meeting: z.enum(meetingStates),
    state: z.enum(placeStates),
    /** How many come before; 0 once called. */
    ahead: z.number(),
    /** When it will probably be; 0 once called. */
    expectedAt: z.number(),
    place: z.string(),
  }),
})
export type OwnPlace = z.output<(typeof readQueuePlace)['output']>
