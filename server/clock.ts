/** Where the service takes its time from; tests hand in one that stands still. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

const SECOND = 1_000

/** `date` moved by so many seconds, back when negative. */
export const secondsAfter = (date: Date, seconds: number) => new Date(date.getTime() + seconds * SECOND)

/** Whole seconds since the epoch. */
export const unixSeconds = (date: Date) => Math.floor(date.getTime() / SECOND)

const chinaDate = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short' })

/** The calendar day in China, YYYY-MM-DD, whatever zone the machine keeps. */
export const chinaDay = (date: Date) => chinaDate.format(date)
