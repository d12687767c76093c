import { addDays, chinaDay, isWeekday, startOfChinaDay } from '../../../china-time.ts'
import { HOUR } from '../moments.ts'

/** Days of the week as JavaScript counts them. */
export const MONDAY = 1
export const FRIDAY = 5
export const SATURDAY = 6

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()

/** A day of China's calendar with the whole hours that notices name. */
export interface ExamDay {
  readonly day: string
  /** A moment of it; hours may be halves. */
  at(hour: number): number
  plus(days: number): ExamDay
  /** This day, else the first after it that is such a day of the week. */
  next(weekday: number): ExamDay
  /** This day, else the last before it that is such a day of the week. */
  last(weekday: number): ExamDay
  /** This day, else the first after it from Monday to Friday. */
  work(): ExamDay
  /** This day, else the last before it from Monday to Friday. */
  workBefore(): ExamDay
}

export const examDay = (day: string): ExamDay => ({
  day,
  at: hour => startOfChinaDay(day).getTime() + hour * HOUR,
  plus: days => examDay(addDays(day, days)),
  next: weekday => examDay(addDays(day, (weekday - weekdayOf(day) + 7) % 7)),
  last: weekday => examDay(addDays(day, -((weekdayOf(day) - weekday + 7) % 7))),
  work: () => (isWeekday(day) ? examDay(day) : examDay(day).next(MONDAY)),
  workBefore: () => (isWeekday(day) ? examDay(day) : examDay(day).last(FRIDAY)),
})

export const examToday = (now: number): ExamDay => examDay(chinaDay(new Date(now)))
