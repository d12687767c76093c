import { codes } from '#contract/codes'
import { chinaMinute } from '../china-time.ts'
import { Refusal } from '../http/refusal.ts'
import type { ExamRow, RegistrationRow } from './queries.ts'

type Times = Pick<ExamRow, 'slug' | 'ticket_from' | 'ticket_until' | 'scores_at' | 'recheck_until'>

const at = (moment: string) => Date.parse(moment)

/** Past exams that have an address of their own stay printable for ever. */
export const isPrintable = ({ slug, ticket_from, ticket_until }: Times, now: Date): boolean =>
  slug !== null || (at(ticket_from) <= now.getTime() && now.getTime() < at(ticket_until))

/** Refuses a ticket before and after its time, and says when that is. */
export function demandTicketTime(exam: Times, now: Date): void {
  if (isPrintable(exam, now)) return
  const words =
    now.getTime() < at(exam.ticket_from)
      ? `准考证 ${chinaMinute(at(exam.ticket_from))} 起可以打印`
      : `准考证打印已于 ${chinaMinute(at(exam.ticket_until))} 截止`
  throw new Refusal(codes.wrongState, words)
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

/** Whether a score can still be asked to be looked at again. */
export const isRecheckOpen = (exam: Times, now: Date): boolean =>
  areScoresOut(exam, now) && now.getTime() < at(exam.recheck_until)
