import type { Random } from './random.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** China keeps one time all year: UTC+8. */
const ZONE = 8 * HOUR

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
  const chinaDate = (moment: number) => new Date(moment + ZONE).toISOString()
  const between = (from: number, to: number, random: Random) =>
    Math.floor(from + random.next() * Math.max(0, Math.min(to, now) - from))
  return {
    now,
    day: offset => chinaDate(now + offset * DAY).slice(0, 10),
    month: offset => {
      const [year = 0, month = 1] = chinaDate(now).split('-').map(Number)
      return new Date(Date.UTC(year, month - 1 + offset, 1)).toISOString().slice(0, 7)
    },
    daysAgo: (days, random) => {
      const midnight = Math.floor((now + ZONE) / DAY) * DAY - ZONE - days * DAY
      const moment = midnight + 8 * HOUR + Math.floor(random.next() * 10.5 * HOUR)
      return Math.min(moment, now - Math.floor(random.next() * HOUR))
    },
    between,
  }
}

export { DAY, HOUR }
