import { formatDate, formatDateWithWeekday } from '#platform/dates'

/** A moment in China to the minute: 2026-11-24 (周二) 17:00. */
export const momentInWords = (at: number): string =>
  `${formatDateWithWeekday(at)} ${formatDate(at, 'YYYY-MM-DD HH:mm:ss').slice(11, 16)}`

/** The same in little room: 2026-11-24 17:00. */
export const shortMoment = (at: number): string => formatDate(at, 'YYYY-MM-DD HH:mm:ss').slice(0, 16)

/** The same to the second, where a second decides: 2026-11-24 (周二) 17:00:00. */
export const secondInWords = (at: number): string =>
  `${formatDateWithWeekday(at)} ${formatDate(at, 'YYYY-MM-DD HH:mm:ss').slice(11)}`
