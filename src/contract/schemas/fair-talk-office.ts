import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import { talkDecision, talkReadReason } from '../fair-talk-office-fields.ts'
import { talkDecisions, talkReportStates } from '../fair-talk-reports.ts'
import { fairStates } from '../fair-timeline.ts'
import { numericId, pageOf, paging, uuid } from '../fields.ts'
import { talkLine } from './fair-talks.ts'

export const talkReport = () =>
  z.object({
    id: z.string(),
    ticket: z.string(),
    fair: z.object({ id: z.string(), title: z.string() }),
    /** Which side reported; the other is reported. */
    by: z.enum(['seeker', 'employer']),
    company: z.object({ id: z.string(), name: z.string() }),
    booth: z.string(),
    /** What the visitor's account is called; '' for a closed one. */
    person: z.string(),
    reason: z.string(),
    detail: z.string(),
    at: z.number(),
    /** Lines that are kept of the talk. */
    lines: z.number(),
    /** null while nobody has decided. */
    decision: z.nullable(z.enum(talkDecisions)),
    answer: z.string(),
    /** 0 and '' while nobody has decided. */
    decidedAt: z.number(),
    decidedBy: z.string(),
    /** The reported side may not talk at this fair now. */
    isBarred: z.boolean(),
  })

export const talkReportInFull = () =>
  z.extend(talkReport(), {
    /** It is about the company of whoever asks: others decide it. */
    isOwn: z.boolean(),
    /** The fair still goes on, so that there is something to stop. */
    mayStop: z.boolean(),
    /** Reports of the same side at this fair that were decided against it. */
    before: z.number(),
    /** Who has read the talk, the last first. */
    reads: z.array(z.object({ by: z.string(), reason: z.string(), at: z.number() })),
  })

export const listTalkReports = {
  summary: '招聘会在线交流的举报',
  input: z.strictObject({
    fair: numericId(),
    state: z._default(z.enum(['', ...talkReportStates]), ''),
    ...paging(),
  }),
  output: z.extend(pageOf(talkReport()), { counts: z.record(z.enum(talkReportStates), z.number()) }),
} satisfies Schemas

export const talkReportInfo = {
  summary: '一份在线交流举报',
  input: z.strictObject({ id: uuid() }),
  output: talkReportInFull(),
} satisfies Schemas

export const readReportedTalk = {
  summary: '写明原因，查看被举报的交流内容',
  input: z.extend(talkReadReason(), { id: uuid() }),
  output: z.object({ lines: z.array(talkLine()) }),
} satisfies Schemas

export const decideTalkReport = {
  summary: '处理在线交流举报',
  input: z.extend(talkDecision(), { id: uuid() }),
  output: talkReportInFull(),
} satisfies Schemas

export const liftTalkBar = {
  summary: '恢复在线交流或排队',
  input: z.strictObject({ id: uuid() }),
  output: talkReportInFull(),
} satisfies Schemas

const officeQueue = () =>
  z.object({
    participation: z.string(),
    company: z.string(),
    booth: z.string(),
    /** Takes people who come now. */
    open: z.boolean(),
    /** The office has ended its talks. */
    isBarred: z.boolean(),
    /** Recruiters who are there. */
    recruiters: z.number(),
    waiting: z.number(),
    called: z.number(),
    talking: z.number(),
    /** Since when the one waits who waits longest; 0 for nobody. */
    waitingSince: z.number(),
    /** When its recruiters were last reminded; 0 for never. */
    remindedAt: z.number(),
  })

export const officeQueues = {
  summary: '网络招聘会各展位的排队情况',
  input: z.strictObject({ fair: numericId() }),
  output: z.object({
    fair: z.object({
      title: z.string(),
      state: z.enum(fairStates),
      reason: z.string(),
      opensAt: z.number(),
      closesAt: z.number(),
      /** Since when it is stopped; 0 while it is not. */
      stoppedAt: z.number(),
    }),
    /** In the order of the booths. */
    list: z.array(officeQueue()),
  }),
} satisfies Schemas

export const remindExhibitor = {
  summary: '提醒展位的招聘人员接待',
  input: z.strictObject({ fair: numericId(), participation: uuid() }),
  output: z.object({
    /** How many recruiters were told. */
    told: z.number(),
    at: z.number(),
  }),
} satisfies Schemas
