import { formatDate } from '#platform/dates'

/** A moment to the minute. */
export const minuteOf = (at: number) => formatDate(at, 'YYYY-MM-DD HH:mm:ss').slice(0, 16)
