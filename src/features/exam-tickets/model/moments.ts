import { formatDate } from '#platform/dates'

const WEEKDAYS = '日一二三四五六'
const CHINA = 8 * 3_600_000

/** A day in China with its weekday: 2026-12-13（周日）. */
const dayInWords = (at: number) => `${formatDate(at)}（周${WEEKDAYS.charAt(new Date(at + CHINA).getUTCDay())}）`

/** The time of day in China: 09:00. */
export const timeOf = (at: number) => formatDate(at, 'YYYY-MM-DD HH:mm:ss').slice(11, 16)

/** A moment in China to the minute: 2026-12-13（周日） 09:00. */
export const momentInWords = (at: number) => `${dayInWords(at)} ${timeOf(at)}`

/** The same to the second, where a second decides: 2026-12-13（周日） 09:00:00. */
export const secondInWords = (at: number) => `${dayInWords(at)} ${formatDate(at, 'YYYY-MM-DD HH:mm:ss').slice(11)}`

/** From when until when, on one day: 2026-12-13（周日） 08:30—10:00; over night the second day is said as well. */
export const spanInWords = (from: number, until: number) =>
  `${momentInWords(from)}—${formatDate(from) === formatDate(until) ? timeOf(until) : momentInWords(until)}`
