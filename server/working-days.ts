import { addDays, isWeekday } from './china-time.ts'
import { holidays, workedWeekends } from './holidays.ts'

const isWorkingDay = (day: string) => (isWeekday(day) ? !holidays.has(day) : workedWeekends.has(day))

/** The day so many working days after `day` (YYYY-MM-DD), as the State Council's notices of holidays make them. */
export function workingDaysAfter(day: string, count: number): string {
  let [at, left] = [day, count]
  while (left > 0) {
    at = addDays(at, 1)
    if (isWorkingDay(at)) left -= 1
  }
  return at
}
