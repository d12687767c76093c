import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import { pageOf, paging, uuid } from '../fields.ts'
import { wayOut } from '../interview-fields.ts'
import { MOST_PLACES, meetingPlan, newMeeting, scoreCard } from '../meeting-fields.ts'
import { meetingGroups } from '../meetings.ts'
import { meetingStates, placeActions, placeStates } from '../rules/meeting-queue.ts'

export const meeting = () =>
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

export const score = () =>
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

export const queuePlace = () =>
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

const glance = () => ({
  /** Differs after every change, of the applicants' side too. */
  stamp: z.string(),
  /** The service's clock, by which expected times are told. */
  now: z.number(),
})

export const meetingInFull = () =>
  z.extend(meeting(), {
    members: z.array(z.object({ id: z.string(), name: z.string() })),
    /** In their order. */
    queue: z.array(queuePlace()),
    ...glance(),
  })

export const addMeeting = {
  summary: '安排一场面试会',
  input: newMeeting(),
  output: meetingInFull(),
} satisfies Schemas

export const updateMeeting = {
  summary: '修改一场面试会',
  input: z.extend(meetingPlan(), { id: uuid() }),
  output: meetingInFull(),
} satisfies Schemas

export const listMeetings = {
  summary: '本单位的面试会',
  input: z.strictObject({ group: z._default(z.enum(meetingGroups), 'ahead'), ...paging() }),
  output: z.extend(pageOf(meeting()), { counts: z.record(z.enum(meetingGroups), z.number()) }),
} satisfies Schemas

export const readMeeting = {
  summary: '一场面试会的安排和候场队列',
  input: z.strictObject({ id: uuid() }),
  output: meetingInFull(),
} satisfies Schemas

export const meetingStamp = {
  summary: '面试会有没有变化',
  input: z.strictObject({ id: uuid() }),
  output: z.object(glance()),
} satisfies Schemas

export const listMeetingCandidates = {
  summary: '可以加入面试会的求职者',
  input: z.strictObject({ id: uuid() }),
  output: z.object({ list: z.array(z.object({ applicationId: z.string(), candidate: z.string() })) }),
} satisfies Schemas

export const joinMeeting = {
  summary: '把求职者加入面试会的队列',
  input: z.strictObject({
    id: uuid(),
    applicationIds: z.array(uuid(), { error: '请选择求职者' }).check(
      z.minLength(1, '请选择求职者'),
      z.maxLength(MOST_PLACES, `一场面试会最多 ${MOST_PLACES} 人`),
      z.refine(ids => new Set(ids).size === ids.length, { error: '求职者重复' }),
    ),
  }),
  output: meetingInFull(),
} satisfies Schemas

const meetingAction = <Action extends string>(action: Action) => ({ id: uuid(), action: z.literal(action) })

export const stepMeeting = {
  summary: '开始、结束或取消一场面试会',
  input: z.discriminatedUnion('action', [
    z.strictObject(meetingAction('open')),
    z.strictObject(meetingAction('close')),
    z.extend(wayOut(), meetingAction('cancel')),
  ]),
  output: meetingInFull(),
} satisfies Schemas

export const stepQueue = {
  summary: '叫号、调整候场顺序、登记到场情况',
  input: z.discriminatedUnion('action', [
    z.strictObject(meetingAction('next')),
    z.strictObject({ id: uuid(), action: z.enum(placeActions), placeId: uuid() }),
    z.strictObject({ id: uuid(), action: z.enum(['up', 'down']), placeId: uuid() }),
    z.extend(wayOut(), { ...meetingAction('remove'), placeId: uuid() }),
  ]),
  output: meetingInFull(),
} satisfies Schemas

export const scorePlace = {
  summary: '保存一位面试官的评分',
  input: z.extend(scoreCard(), { id: uuid(), placeId: uuid() }),
  output: meetingInFull(),
} satisfies Schemas

export const readQueuePlace = {
  summary: '本人在面试会队列中的位置',
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
} satisfies Schemas
