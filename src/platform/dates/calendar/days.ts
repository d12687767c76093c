import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import utc from 'dayjs/plugin/utc.js'
import { CHINA_OFFSET } from '../format.ts'

dayjs.extend(utc)
dayjs.extend(customParseFormat)

const DAY = 'YYYY-MM-DD'
const TYPED_FORMATS = [DAY, 'YYYY-M-D', 'YYYYMMDD']

/**
 * The day that a person typed (2025-6-2, 2025/06/02, 2025.6.2, 20250602, 2025年6月2日) as YYYY-MM-DD; '' when there is no
 * such day. Strict: 31 April is no day, and never becomes 1 May.
 */
export function parseDay(text: string): string {
  const plain = text
    .trim()
    .replace(/[年月/.]/g, '-')
    .replace(/日$/, '')
  const readings = TYPED_FORMATS.map(format => dayjs.utc(plain, format, true))
  return readings.find(day => day.isValid())?.format(DAY) ?? ''
}

/** The day some months on (or back, negative), on the last day where the month is shorter: 2025-01-31 + 1 is 2025-02-28. */
export function addMonths(day: string, months: number): string {
  return dayjs.utc(day).add(months, 'month').format(DAY)
}

/** The day some days on (or back, negative). */
export function addDays(day: string, days: number): string {
  return dayjs.utc(day).add(days, 'day').format(DAY)
}

/** Days from one day to another, negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayjs.utc(to).diff(dayjs.utc(from), 'day')
}

/** Milliseconds since 1970 of a moment in China given as day (YYYY-MM-DD) and time (HH:mm); null when there is none. */
export function chinaMoment(day: string, time = '00:00'): number | null {
  const moment = dayjs.utc(`${day} ${time}`, 'YYYY-MM-DD HH:mm', true)
  return moment.isValid() ? moment.valueOf() - CHINA_OFFSET : null
}

/** The six weeks, Monday first, in which a calendar shows a month (YYYY-MM): 42 days, neighbours' days included. */
export function monthGrid(month: string): readonly string[] {
  const first = dayjs.utc(`${month}-01`)
  const daysSinceMonday = (first.day() + 6) % 7
  return Array.from({ length: 42 }, (_, index) => first.add(index - daysSinceMonday, 'day').format(DAY))
}
