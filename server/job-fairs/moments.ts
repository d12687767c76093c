import type { FairTimeline } from '#contract/fair-timeline'
import { addDays, startOfChinaDay } from '../china-time.ts'

const MINUTE = 60_000
const NINE = 9 * 60
const FIVE = 17 * 60

/** A day's moment; `minute` counts from midnight in China. */
const at = (day: string, minute: number) => startOfChinaDay(day).getTime() + minute * MINUTE

/** Everything else follows from the day of the opening (YYYY-MM-DD) and the minutes of opening and closing. */
export function fairMoments(day: string, opensMinute: number, closesMinute: number, days: number): FairTimeline {
  const before = (count: number, minute: number) => at(addDays(day, -count), minute)
  const closesAt = at(addDays(day, days - 1), closesMinute)
  return {
    publishedAt: before(28, NINE),
    applyFrom: before(28, NINE),
    applyUntil: before(5, FIVE),
    bookFrom: before(21, NINE),
    bookUntil: before(2, FIVE),
    registerFrom: before(14, NINE),
    registerUntil: closesAt - 30 * MINUTE,
    opensAt: at(day, opensMinute),
    closesAt,
  }
}
