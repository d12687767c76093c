import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn.js'
import utc from 'dayjs/plugin/utc.js'

export { chinaDay } from './clock.ts'

dayjs.extend(utc)

/** China keeps one zone, UTC+8, and no summer time (GB/T 7408.1). */
const HOURS_AHEAD = 8

/**
 * A moment as China's clocks and calendars show it, in a format of Day.js; `ddd` is 周一. Its `utcOffset` reckons in the
 * machine's zone and is an hour out where that changes to summer time.
 */
export const inChina = (at: number | Date, format: string): string =>
  dayjs.utc(at).add(HOURS_AHEAD, 'hour').locale('zh-cn').format(format)

/** The moment at which a calendar day (YYYY-MM-DD) begins in China. */
export const startOfChinaDay = (day: string): Date => dayjs.utc(day).subtract(HOURS_AHEAD, 'hour').toDate()

/** The calendar day so many days later, or earlier when negative. */
export const addDays = (day: string, days: number): string => dayjs.utc(day).add(days, 'day').format('YYYY-MM-DD')

/** Monday to Friday. */
export const isWeekday = (day: string): boolean => ![0, 6].includes(dayjs.utc(day).day())

/** A moment in China to the minute: YYYY-MM-DD HH:mm. */
export const chinaMinute = (at: number): string => inChina(at, 'YYYY-MM-DD HH:mm')
