export { chinaDay } from './clock.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** China keeps one zone, UTC+8, and no summer time (GB/T 7408.1). */
const OFFSET = 8 * HOUR

/** The moment at which a calendar day (YYYY-MM-DD) begins in China. */
export const startOfChinaDay = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) - OFFSET)

/** The calendar day so many days later, or earlier when negative. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)

/** A moment in China to the minute: YYYY-MM-DD HH:mm. */
export const chinaMinute = (at: number): string => new Date(at + OFFSET).toISOString().slice(0, 16).replace('T', ' ')
