import { formatDate } from '#platform/dates'

/** The time of day in China: 09:00. */
export const timeOf = (at: number): string => formatDate(at, 'YYYY-MM-DD HH:mm:ss').slice(11, 16)

/** 09:00 on the day of `now`, else 2026-11-20 09:00. */
export const momentOf = (at: number, now: number): string =>
  formatDate(at) === formatDate(now) ? timeOf(at) : `${formatDate(at)} ${timeOf(at)}`
