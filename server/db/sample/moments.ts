import { addDays, chinaDay, startOfChinaDay } from '../../china-time.ts'
import type { Random } from './random.ts'

export const HOUR = 3_600_000
export const DAY = 24 * HOUR

/** Times beside the moment at which the content is loaded. */
export interface Moments {
  readonly now: number
  /** YYYY-MM-DD in China, so many days from today. */
  day(offset: number): string
  /** YYYY-MM in China, so many months from this one. */
  month(offset: number): string
  /** A moment of a working day's hours about so many days ago; never after now. */
  daysAgo(days: number, random: Random): number
  /** A moment between two others, both included. */
  between(from: number, to: number, random: Random): number
}

export const isoOf = (moment: number): string => new Date(moment).toISOString()

export function momentsAt(now: number): Moments {
  const today = chinaDay(new Date(now))
  const midnight = startOfChinaDay(today).getTime()
  return {
    now,
    day: offset => addDays(today, offset),
    month: offset => {
      const [year = 0, month = 1] = today.split('-').map(Number)
      return new Date(Date.UTC(year, month - 1 + offset, 1)).toISOString().slice(0, 7)
    },
    daysAgo: (days, random) => {
      const moment = midnight - days * DAY + 8 * HOUR + Math.floor(random.next() * 10.5 * HOUR)
      return Math.min(moment, now - Math.floor(random.next() * HOUR))
    },
    between: (from, to, random) => Math.floor(from + random.next() * Math.max(0, Math.min(to, now) - from)),
  }
}
