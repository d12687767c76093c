import { addDays, isWeekday } from '../china-time.ts'

/** The day so many working days after `day` (YYYY-MM-DD). Weekends do not count; public holidays, which are set each year, do. */
export function workingDaysAfter(day: string, count: number): string {
  let [at, left] = [day, count]
  while (left > 0) {
    at = addDays(at, 1)
    if (isWeekday(at)) left -= 1
  }
  return at
}
