import { formatDate } from '#platform/dates'

/** When a message was sent: 2026-11-20 09:02. */
export const minuteOf = (at: number): string => formatDate(at, 'YYYY-MM-DD HH:mm:ss').slice(0, 16)
