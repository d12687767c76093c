import { formatDate } from '#platform/dates'

/** The time of day in China: 09:00. */
export const timeOf = (at: number) => formatDate(at, 'YYYY-MM-DD HH:mm:ss').slice(11, 16)
