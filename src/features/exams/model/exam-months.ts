import type { ExamDate } from '#contract/exams'
import { pathTo } from '#contract/pages'
import { formatDate } from '#platform/dates'
import { addressCodec, code } from '#platform/routing'

/** `/exam/center?month=2026-12`: which month the calendar shows; this one without a word. */
const monthAddress = addressCodec({ month: code(/^20\d\d-(0[1-9]|1[0-2])$/) })

/** The month that an address asks for, YYYY-MM. */
export const monthIn = (query: URLSearchParams, now: number): string =>
  monthAddress.parse(query).month || formatDate(now).slice(0, 7)

export const monthHref = (month: string, now: number): string =>
  monthAddress.format(pathTo('examCentre'), { month: month === formatDate(now).slice(0, 7) ? '' : month })

/** Dates by their day in China. */
export const byDay = (dates: readonly ExamDate[]): ReadonlyMap<string, readonly ExamDate[]> =>
  Map.groupBy(dates, ({ at }) => formatDate(at))
