import type { FairTicket } from '#contract/fair-visits'
import { formatDate, formatDateWithWeekday } from '#platform/dates'

/** The time of day in China: 09:00. */
export const timeOf = (at: number) => formatDate(at, 'YYYY-MM-DD HH:mm:ss').slice(11, 16)

interface Span {
  readonly from: number
  readonly until: number
}

/** 09:00—09:30. */
export const hoursInWords = ({ from, until }: Span) => `${timeOf(from)}—${timeOf(until)}`

/** 2026-11-28 (周六) 09:00—09:30. */
const spanInWords = (span: Span) => `${formatDateWithWeekday(span.from)} ${hoursInWords(span)}`

/** 2026-11-28 (周六) 09:00. */
export const momentInWords = (at: number) => `${formatDateWithWeekday(at)} ${timeOf(at)}`

/** When the holder of a ticket comes: the former time of a fair that waits for another day is none. */
export const timeOfTicket = ({ fair, slot }: Pick<FairTicket, 'fair' | 'slot'>) =>
  fair.phase === 'postponed' ? '新的日期待定' : spanInWords(slot)
