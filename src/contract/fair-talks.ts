import type * as z from 'zod/mini'
import { endpoint, type OutputOf } from './endpoint.ts'
import type { placeStates } from './fair-queue.ts'
import type * as schemas from './schemas/fair-talks.ts'

/** Who said a line: the visitor, somebody of the exhibitor, or the service itself. */
export const talkSpeakers = ['seeker', 'employer', 'system'] as const

/** Characters of a line, and of what somebody says on joining a queue, at most. */
export const LINE_LENGTH = 500
export const QUEUE_NOTE_LENGTH = 100

export const talkReportReasons = [
  { value: 'fee', label: '收费、要押金或扣证件' },
  { value: 'false', label: '岗位不存在，或与介绍不符' },
  { value: 'discrimination', label: '含有性别、年龄、地域等歧视' },
  { value: 'harassment', label: '骚扰、辱骂' },
  { value: 'contact', label: '引导到平台外、索要个人信息' },
  { value: 'other', label: '其他' },
] as const

export type PlaceState = (typeof placeStates)[number]
export type TalkBoard = z.output<ReturnType<typeof schemas.talkBoard>>
export type QueuePlace = z.output<ReturnType<typeof schemas.queuePlace>>
export type DeskPlace = z.output<ReturnType<typeof schemas.deskPlace>>
export type Talk = z.output<ReturnType<typeof schemas.talk>>
export type TalkLine = z.output<ReturnType<typeof schemas.talkLine>>

/** The exhibitors of a fair on line that talk: whether they are there, how many wait, how long it takes. */
export const listTalkBoards = endpoint<typeof schemas.listTalkBoards>({
  method: 'GET',
  path: '/fair_talks/boards',
  access: 'public',
})
export type TalkBoards = OutputOf<typeof listTalkBoards>

/** One's own places in the queues of a fair, and one's own talks there that are open. */
export const myQueues = endpoint<typeof schemas.myQueues>({
  method: 'GET',
  path: '/fair_talks/places',
  access: 'type2',
})
export type MyQueues = OutputOf<typeof myQueues>

/** Draws a number; whoever stands there already is told the one they have. */
export const joinQueue = endpoint<typeof schemas.joinQueue>({
  method: 'POST',
  path: '/fair_talks/join',
  access: 'type2',
})

/** Gives the number back for good. */
export const leaveQueue = endpoint<typeof schemas.leaveQueue>({
  method: 'POST',
  path: '/fair_talks/leave',
  access: 'type2',
})

/** Whoever was called is there: the talk begins. */
export const answerCall = endpoint<typeof schemas.answerCall>({
  method: 'POST',
  path: '/fair_talks/answer',
  access: 'type2',
})

/** An exhibitor's own queue as its people see it. */
export const talkDesk = endpoint<typeof schemas.talkDesk>({
  method: 'GET',
  path: '/fair_talks/desk',
  access: 'type1',
})
export type TalkDesk = OutputOf<typeof talkDesk>

/** Takes people, or takes no more for now; those who wait keep their places. */
export const openTalks = endpoint<typeof schemas.openTalks>({
  method: 'POST',
  path: '/fair_talks/open',
  access: 'type1',
})

/** Calls the next who is there, or the one who was promised this time. */
export const callNext = endpoint<typeof schemas.callNext>({
  method: 'POST',
  path: '/fair_talks/call',
  access: 'type1',
})

/** One talk with what was said, oldest first, which is read by that; it stays open for messages when its time is over. */
export const readTalk = endpoint<typeof schemas.readTalk>({
  method: 'GET',
  path: '/fair_talks/info',
  access: 'login',
  recorded: true,
})

/** All one's own talks, those that spoke last first. */
export const listTalks = endpoint<typeof schemas.listTalks>({
  method: 'GET',
  path: '/fair_talks/list',
  access: 'login',
})

export const sayInTalk = endpoint<typeof schemas.sayInTalk>({
  method: 'POST',
  path: '/fair_talks/say',
  access: 'login',
  creates: true,
})

/** Ends the time of a talk; messages go on. */
export const endTalk = endpoint<typeof schemas.endTalk>({
  method: 'POST',
  path: '/fair_talks/end',
  access: 'login',
})

/** The exhibitor gives more time, once. */
export const extendTalk = endpoint<typeof schemas.extendTalk>({
  method: 'POST',
  path: '/fair_talks/extend',
  access: 'type1',
})

/** Goes on elsewhere: today by inviting to an interview whoever has applied. */
export const handOverTalk = endpoint<typeof schemas.handOverTalk>({
  method: 'POST',
  path: '/fair_talks/handOver',
  access: 'type1',
  creates: true,
})

/** Tells the fair's office what is wrong with the other side. */
export const reportTalk = endpoint<typeof schemas.reportTalk>({
  method: 'POST',
  path: '/fair_talks/report',
  access: 'login',
  creates: true,
})

/** Hears no more of the other side: no lines, no queueing; it can be taken back. */
export const blockTalk = endpoint<typeof schemas.blockTalk>({
  method: 'POST',
  path: '/fair_talks/block',
  access: 'login',
})
