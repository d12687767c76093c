import type * as z from 'zod/mini'
import { endpoint, type OutputOf } from './endpoint.ts'
import type * as schemas from './schemas/fair-talk-office.ts'

export type TalkReport = z.output<ReturnType<typeof schemas.talkReport>>

/** What was reported of talks at a fair: what waits for a decision first, the oldest of it first. */
export const listTalkReports = endpoint<typeof schemas.listTalkReports>({
  method: 'GET',
  path: '/fair_talk_office/reports',
  access: 'type1',
  recorded: true,
})
export type TalkReportPage = OutputOf<typeof listTalkReports>

/** One report, and who of the office has read the talk. */
export const talkReportInfo = endpoint<typeof schemas.talkReportInfo>({
  method: 'GET',
  path: '/fair_talk_office/report',
  access: 'type1',
  recorded: true,
})
export type TalkReportInfo = OutputOf<typeof talkReportInfo>

/** What had been said when it was reported, for a reason that stays on record. */
export const readReportedTalk = endpoint<typeof schemas.readReportedTalk>({
  method: 'POST',
  path: '/fair_talk_office/lines',
  access: 'type1',
})

/** Decides a report, once: whoever reported is told, and whoever was reported where it has consequences. */
export const decideTalkReport = endpoint<typeof schemas.decideTalkReport>({
  method: 'POST',
  path: '/fair_talk_office/decide',
  access: 'type1',
})

/** Takes back that the reported side may not talk at this fair. */
export const liftTalkBar = endpoint<typeof schemas.liftTalkBar>({
  method: 'POST',
  path: '/fair_talk_office/lift',
  access: 'type1',
})

/** How all queues of a fair on line stand, for its office: counts, nothing of persons. */
export const officeQueues = endpoint<typeof schemas.officeQueues>({
  method: 'GET',
  path: '/fair_talk_office/queues',
  access: 'type1',
})
export type OfficeQueues = OutputOf<typeof officeQueues>
export type OfficeQueue = OfficeQueues['list'][number]

/** Reminds an exhibitor's recruiters of those who wait for them. */
export const remindExhibitor = endpoint<typeof schemas.remindExhibitor>({
  method: 'POST',
  path: '/fair_talk_office/remind',
  access: 'type1',
})
