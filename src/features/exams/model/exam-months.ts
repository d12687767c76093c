import type { ExamDate } from '#contract/exams'
import { pathTo } from '#contract/pages'
import { formatDate } from '#platform/dates'
import { addressCodec, code } from '#platform/routing'

const DAY = 86_400_000

/** `/exam/center?month=2026-12`: which month the calendar shows; this one without a word. */
const monthAddress = addressCodec({ month: code(/^20\d\d-(0[1-9]|1[0-2])$/) })

/** The month that an address asks for, YYYY-MM. */
export const monthIn = (query: URLSearchParams, now: number): string =>
  monthAddress.parse(query).month || formatDate(now).slice(0, 7)

/** Days are civil: they are counted in one fixed zone. */
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)
const startOf = (month: string) => Date.parse(`${month}-01T00:00:00Z`)

/** The month so many months later. */
export function monthAfter(month: string, by: number): string {
  const date = new Date(startOf(month))
  date.setUTCMonth(date.getUTCMonth() + by)
  return dayOf(date.getTime()).slice(0, 7)
}

export const monthHref = (month: string, now: number): string =>
  monthAddress.format(pathTo('examCentre'), { month: month === formatDate(now).slice(0, 7) ? '' : month })

/** 2026 年 12 月 */
export const monthInWords = (month: string): string => `${month.slice(0, 4)} 年 ${Number(month.slice(5))} 月`

/** The whole weeks, from Monday on, in which a month lies. */
export function weeksOf(month: string): string[][] {
  const start = startOf(month)
  const first = start - ((new Date(start).getUTCDay() + 6) % 7) * DAY
  const end = startOf(monthAfter(month, 1))
  const weeks: string[][] = []
  for (let monday = first; monday < end; monday += 7 * DAY) {
    weeks.push(Array.from({ length: 7 }, (_, day) => dayOf(monday + day * DAY)))
  }
  return weeks
}

/** The days whose dates a month's sheet shows. */
export function spanOf(month: string): { from: string; until: string } {
  const days = weeksOf(month).flat()
  return { from: days[0] ?? '', until: days.at(-1) ?? '' }
}

/** Dates by their day in China. */
export const byDay = (dates: readonly ExamDate[]): ReadonlyMap<string, readonly ExamDate[]> =>
  Map.groupBy(dates, ({ at }) => formatDate(at))
