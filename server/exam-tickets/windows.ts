import { codes } from '#contract/codes'
import { chinaMinute } from '../china-time.ts'
import { Refusal } from '../http/refusal.ts'
import type { ExamRow, RegistrationRow, TicketRow } from './queries.ts'

type Times = Pick<ExamRow, 'slug' | 'ticket_from' | 'ticket_until' | 'scores_at'>

const at = (moment: string) => Date.parse(moment)

/** Past exams that have an address of their own stay printable for ever. */
export const isPrintable = ({ slug, ticket_from, ticket_until }: Times, now: Date): boolean =>
  slug !== null || (at(ticket_from) <= now.getTime() && now.getTime() < at(ticket_until))

/** Until when a ticket can be printed: one of a later stage until that is over. */
export const lastPrintOf = (
  { ends_at }: Pick<TicketRow, 'ends_at'>,
  { ticket_until }: Pick<Times, 'ticket_until'>,
): number => at(ends_at ?? ticket_until)

/** Whether this ticket can be printed now: one of a later stage from its issue on. */
export const isOpenTicket = (ticket: Pick<TicketRow, 'stage' | 'ends_at'>, exam: Times, now: Date): boolean =>
  ticket.stage === 'written' ? isPrintable(exam, now) : now.getTime() < lastPrintOf(ticket, exam)

const isOver = (until: number) => new Refusal(codes.wrongState, `准考证打印已于 ${chinaMinute(until)} 截止`)

/** Refuses the ticket of a later stage once that is over. */
export function demandStageTime(ticket: Pick<TicketRow, 'stage' | 'ends_at'>, exam: Times, now: Date): void {
  if (ticket.stage === 'written' || isOpenTicket(ticket, exam, now)) return
  throw isOver(lastPrintOf(ticket, exam))
}

/** Refuses the tickets of the written papers before and after their time, and says when that is. */
export function demandTicketTime(exam: Times, now: Date): void {
  if (isPrintable(exam, now)) return
  if (now.getTime() >= at(exam.ticket_from)) throw isOver(at(exam.ticket_until))
  throw new Refusal(codes.wrongState, `准考证 ${chinaMinute(at(exam.ticket_from))} 起可以打印`)
}

/** Whether somebody has a place in the exam: nobody has whose position was cancelled, until they choose another one. */
export const hasPlace = ({ pending }: Pick<RegistrationRow, 'pending'>): boolean => pending !== 'position'

/** Refuses the ticket of a position that is not there any more, and says what to do. */
export function demandPlace(row: Pick<RegistrationRow, 'pending'>): void {
  if (hasPlace(row)) return
  throw new Refusal(codes.wrongState, '报考的职位已取消，请先在“我的报名”里改报或者退费，改报后才能打印准考证')
}

export const areScoresOut = ({ scores_at }: Times, now: Date): boolean => at(scores_at) <= now.getTime()

/** Refuses scores before their time, and says when that is. */
export function demandScoreTime(exam: Times, now: Date): void {
  if (areScoresOut(exam, now)) return
  throw new Refusal(codes.wrongState, `成绩 ${chinaMinute(at(exam.scores_at))} 公布，届时可以查询`)
}
