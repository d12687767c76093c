import type * as z from 'zod/mini'
import { endpoint, type OutputOf } from './endpoint.ts'
import type * as schemas from './schemas/exam-tickets.ts'

/** Groups that have a ticket of their own. */
export const ticketStages = [
  { value: 'written', label: '笔试' },
  { value: 'skill', label: '技能测试' },
  { value: 'interview', label: '面试' },
] as const
export type TicketStage = (typeof ticketStages)[number]['value']

/** Why a score may be looked at again: what the rules list, and nothing else. */
export const recheckCauses = [
  { value: 'missing', label: '缺考或零分与本人实际参加考试不符' },
  { value: 'sum', label: '各部分得分相加与总分不符' },
  { value: 'part', label: '某一部分没有成绩' },
] as const

/** Past exams whose tickets have an address of their own: /exam/print/nanchang/2023 and the like. */
export const fixedPrints = [
  { city: 'nanchang', label: '南昌', year: 2023 },
  { city: 'nanchang', label: '南昌', year: 2024 },
  { city: 'nanchang', label: '南昌', year: 2025 },
  { city: 'ganzhou', label: '赣州', year: 2023 },
  { city: 'ganzhou', label: '赣州', year: 2024 },
  { city: 'ganzhou', label: '赣州', year: 2025 },
] as const

export type ExamTicket = z.output<ReturnType<typeof schemas.examTicket>>
export type ScoreCard = z.output<ReturnType<typeof schemas.scoreCard>>
export type ExamSite = z.output<ReturnType<typeof schemas.examSite>>
export type SiteRoom = z.output<ReturnType<typeof schemas.siteRoom>>

/** Shows whose registration it is, without an account: a pass to it for ten minutes. Whatever is wrong answers the same. */
export const findHolder = endpoint<typeof schemas.findHolder>({
  method: 'POST',
  path: '/exam_member_apply/identify',
  access: 'public',
})

/** What columns the ticket and the score card of an exam have. The calls of the exam service travel in plain. */
export const tableColumns = endpoint<typeof schemas.tableColumns>({
  method: 'GET',
  path: '/prod-exam/table_columns',
  access: 'public',
})

/** What a ticket is headed with. The exam by its number or by its short name, such as nanchang-2023. */
export const ticketTitle = endpoint<typeof schemas.ticketTitle>({
  method: 'GET',
  path: '/prod-exam/ticket_title',
  access: 'public',
})

/** From when until when tickets can be printed and scores seen, on the service's clock. */
export const startEndTime = endpoint<typeof schemas.startEndTime>({
  method: 'GET',
  path: '/prod-exam/start_end_time',
  access: 'public',
})

/** The ticket of whoever is signed in, or shows a pass. */
export const ticketInfo = endpoint<typeof schemas.ticketInfo>({
  method: 'POST',
  path: '/prod-exam/ticket_info',
  access: 'public',
})

/** Counts one print. */
export const printCount = endpoint<typeof schemas.printCount>({
  method: 'POST',
  path: '/prod-exam/print_count',
  access: 'public',
})

/** The scores of whoever is signed in, or shows a pass, as rows under the columns of the exam. */
export const resultInfo = endpoint<typeof schemas.resultInfo>({
  method: 'POST',
  path: '/prod-exam/result_info',
  access: 'public',
})

/** The photograph on a ticket. */
export const ticketPhoto = endpoint<typeof schemas.ticketPhoto>({
  method: 'POST',
  path: '/prod-exam/ticket_photo',
  access: 'public',
  answer: 'binary',
})

/** The ticket as one A4 page of PDF. */
export const ticketPdf = endpoint<typeof schemas.ticketPdf>({
  method: 'POST',
  path: '/prod-exam/ticket_pdf',
  access: 'public',
  answer: 'binary',
})

/** The ticket of one group, of one's own registration. */
export const groupTicket = endpoint<typeof schemas.groupTicket>({
  method: 'GET',
  path: '/exam_member_apply/getZkzByFz',
  access: 'type2',
  recorded: true,
})

/** One's own registration form, or ticket, as PDF. */
export const printRegistration = endpoint<typeof schemas.printRegistration>({
  method: 'POST',
  path: '/exam_member_apply/print',
  access: 'type2',
  answer: 'binary',
})

/** One's own result, with rank, line and what follows. */
export const registrationResult = endpoint<typeof schemas.registrationResult>({
  method: 'GET',
  path: '/exam_member_apply/result',
  access: 'type2',
  recorded: true,
})
export type RegistrationResult = OutputOf<typeof registrationResult>

/** The score card of whoever is signed in, or shows a pass. */
export const achievement = endpoint<typeof schemas.achievement>({
  method: 'POST',
  path: '/achievement',
  access: 'public',
})

/** Asks for one paper's score to be looked at again, once, for one of the listed causes. */
export const askRecheck = endpoint<typeof schemas.askRecheck>({
  method: 'POST',
  path: '/achievement/recheck',
  access: 'type2',
  creates: true,
})

/** Where an exam is sat: sites with their plans. Rooms and seats of people are not among them. */
export const listSites = endpoint<typeof schemas.listSites>({
  method: 'GET',
  path: '/pilotDiagram/list',
  access: 'public',
})

/** The site by the number of a ticket (with its room) or by a site's name. */
export const searchSites = endpoint<typeof schemas.searchSites>({
  method: 'GET',
  path: '/pilotDiagram/searchValue',
  access: 'public',
})

/** Public keys that tickets and receipts are checked with, by their ids: enough to check without a network. */
export const ticketKeys = endpoint<typeof schemas.ticketKeys>({
  method: 'GET',
  path: '/exam_tickets/keys',
  access: 'public',
})

/**
 * Which tickets of exams that are coming or under way hold no longer, by the serials in their codes: enough to tell without
 * a network. `known` is the version that is at hand.
 */
export const withdrawnTickets = endpoint<typeof schemas.withdrawnTickets>({
  method: 'GET',
  path: '/exam_tickets/withdrawn',
  access: 'public',
})

/** Whether a ticket that reads genuine holds: a revision replaces the one before, and some are void. */
export const ticketState = endpoint<typeof schemas.ticketState>({
  method: 'POST',
  path: '/exam_tickets/state',
  access: 'public',
})
