import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import { placeStates } from '../fair-queue.ts'
import { LINE_LENGTH, QUEUE_NOTE_LENGTH, talkReportReasons, talkSpeakers } from '../fair-talks.ts'
import { done, flag, numericId, oneOf, optionalText, pageOf, paging, text, uuid, wholeNumber } from '../fields.ts'
import { talkInvitation } from '../interview-fields.ts'

const optionalId = () => z._default(z.union([z.literal(''), numericId()]), '')

/** How long somebody waits, at least and at most, in milliseconds; null while nobody is there. */
export const talkWait = () => z.nullable(z.object({ from: z.number(), to: z.number() }))

export const talkBoard = () =>
  z.object({
    participation: z.string(),
    companyId: z.string(),
    name: z.string(),
    booth: z.string(),
    /** Takes people who come now. */
    open: z.boolean(),
    /** Somebody of the exhibitor is there. */
    staffed: z.boolean(),
    waiting: z.number(),
    /** Minutes that a talk takes. */
    minutes: z.number(),
    /** Of whoever comes now. */
    wait: talkWait(),
  })

export const queuePlace = () =>
  z.object({
    id: z.string(),
    participation: z.string(),
    companyId: z.string(),
    company: z.string(),
    booth: z.string(),
    number: z.number(),
    state: z.enum(placeStates),
    /** Places before this one. */
    before: z.number(),
    /** null too for who does not wait. */
    wait: talkWait(),
    /** Until when whoever is called may answer; 0 otherwise. */
    answerUntil: z.number(),
    /** Since when the fair is stopped, and its clocks with it; 0 while it is not. */
    stoppedAt: z.number(),
    /** How often one was called and not there. */
    misses: z.number(),
    /** The talk that it became; '' before. */
    talk: z.string(),
  })

export const talkLine = () =>
  z.object({
    id: z.string(),
    by: z.enum(talkSpeakers),
    text: z.string(),
    at: z.number(),
  })

export const talk = () =>
  z.object({
    id: z.string(),
    /** `stoppedAt`: since when the fair stands still, and the time of its talks with it; 0 while it does not. */
    fair: z.object({ id: z.string(), title: z.string(), stoppedAt: z.number() }),
    participation: z.string(),
    companyId: z.string(),
    company: z.string(),
    booth: z.string(),
    /** Name of the visitor. */
    person: z.string(),
    /** What the person wants to talk about; '' for nothing in particular. */
    job: z.object({ id: z.string(), title: z.string() }),
    note: z.string(),
    /** When it began; its time ends at `endsAt`, or ended at `endedAt` (0 while it lasts). */
    beganAt: z.number(),
    endsAt: z.number(),
    endedAt: z.number(),
    extended: z.boolean(),
    /** The person's application to this company, for its people alone; '' for none. */
    applicationId: z.string(),
    /** The interview that it led to; '' for none. */
    interviewId: z.string(),
    /** Who hears no more of the other side. */
    blockedBy: z.enum(['', 'me', 'other']),
    /** Lines of the other side since one looked last. */
    unread: z.number(),
    lastLine: z.nullable(talkLine()),
  })

export const talkInFull = () => z.extend(talk(), { lines: z.array(talkLine()) })

export const deskPlace = () =>
  z.object({
    id: z.string(),
    number: z.number(),
    state: z.enum(placeStates),
    person: z.string(),
    /** One line of the default resume: education, years, wanted job; '' where it is hidden. */
    about: z.string(),
    job: z.object({ id: z.string(), title: z.string() }),
    note: z.string(),
    /** Is there now; whoever is not keeps the place for ten minutes. */
    present: z.boolean(),
    joinedAt: z.number(),
    answerUntil: z.number(),
    misses: z.number(),
    applicationId: z.string(),
  })

export const listTalkBoards = {
  summary: '网络招聘会各单位的在线交流情况',
  input: z.strictObject({ fair: numericId() }),
  output: z.object({
    list: z.array(talkBoard()),
    /** One's own queues at once, at most. */
    most: z.number(),
  }),
} satisfies Schemas

export const myQueues = {
  summary: '我的排队和交流',
  input: z.strictObject({ fair: numericId() }),
  output: z.object({ places: z.array(queuePlace()), talks: z.array(talk()) }),
} satisfies Schemas

export const joinQueue = {
  summary: '取号排队',
  input: z.strictObject({
    participation: uuid(),
    job: optionalId(),
    note: optionalText('想说的话', QUEUE_NOTE_LENGTH),
  }),
  output: z.object({ place: queuePlace() }),
} satisfies Schemas

export const leaveQueue = {
  summary: '退出排队',
  input: z.strictObject({ place: uuid() }),
  output: done(),
} satisfies Schemas

export const answerCall = {
  summary: '应答叫号，开始交流',
  input: z.strictObject({ place: uuid() }),
  output: z.object({ talk: talkInFull() }),
} satisfies Schemas

const desk = () =>
  z.object({
    fair: z.object({
      id: z.string(),
      title: z.string(),
      state: z.string(),
      opensAt: z.number(),
      closesAt: z.number(),
      /** Since when it is stopped, 0 while it is not; and why it does not go on, '' while it does. */
      stoppedAt: z.number(),
      reason: z.string(),
    }),
    participation: z.string(),
    booth: z.string(),
    open: z.boolean(),
    minutes: z.number(),
    /** Called ones first, then in line. */
    places: z.array(deskPlace()),
    talks: z.array(talk()),
    /** Whoever asks has called somebody, or speaks to somebody: that comes first. */
    busy: z.boolean(),
    /** Their own talk that lasts; '' for none. */
    own: z.string(),
    /** Talk slots whose time is now, with whose they are. */
    slots: z.array(z.object({ id: z.string(), person: z.string(), from: z.number(), until: z.number() })),
    /** Talks that were held today, and those who waited and were not there. */
    held: z.number(),
    missed: z.number(),
  })

export const talkDesk = {
  summary: '本单位的在线交流台',
  input: z.strictObject({ fair: numericId() }),
  output: desk(),
} satisfies Schemas

export const openTalks = {
  summary: '开始或暂停接待',
  role: 'recruiter',
  input: z.strictObject({ fair: numericId(), open: flag(), minutes: wholeNumber('每次交流的分钟数', 3, 30) }),
  output: desk(),
} satisfies Schemas

export const callNext = {
  summary: '叫下一位',
  role: 'recruiter',
  input: z.strictObject({
    fair: numericId(),
    /** A talk slot whose time is now; '' for the next in line. */
    slot: optionalId(),
  }),
  output: desk(),
} satisfies Schemas

export const readTalk = {
  summary: '一次交流的内容',
  input: z.strictObject({ id: uuid() }),
  output: talkInFull(),
} satisfies Schemas

export const listTalks = {
  summary: '我的交流记录',
  input: z.strictObject({ ...paging() }),
  output: pageOf(talk()),
} satisfies Schemas

export const sayInTalk = {
  summary: '在交流中发言',
  role: 'recruiter',
  input: z.strictObject({ id: uuid(), text: text('内容', { max: LINE_LENGTH }) }),
  output: z.object({ line: talkLine() }),
} satisfies Schemas

export const endTalk = {
  summary: '结束交流',
  role: 'recruiter',
  input: z.strictObject({ id: uuid() }),
  output: talkInFull(),
} satisfies Schemas

export const extendTalk = {
  summary: '延长交流',
  role: 'recruiter',
  input: z.strictObject({ id: uuid() }),
  output: talkInFull(),
} satisfies Schemas

export const handOverTalk = {
  summary: '由交流转为面试邀请',
  role: 'recruiter',
  input: talkInvitation(),
  output: z.object({ interviewId: z.string() }),
} satisfies Schemas

export const reportTalk = {
  summary: '举报交流中的对方',
  role: 'recruiter',
  input: z.strictObject({
    id: uuid(),
    reason: oneOf('举报原因', talkReportReasons),
    detail: optionalText('补充说明', 500),
  }),
  output: z.object({ ticket: z.string(), at: z.number() }),
} satisfies Schemas

export const blockTalk = {
  summary: '屏蔽对方，或解除',
  role: 'recruiter',
  input: z.strictObject({ id: uuid(), on: flag() }),
  output: talkInFull(),
} satisfies Schemas
