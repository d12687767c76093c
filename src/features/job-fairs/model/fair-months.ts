import { fairKinds } from '#contract/fair-kinds'
import type { FairDate } from '#contract/job-fairs'
import { pathTo } from '#contract/pages'
import { formatDate } from '#platform/dates'
import { type AddressOf, addressCodec, code, oneOf } from '#platform/routing'

const DAY = 86_400_000

/** `/recruitment/advance?month=2026-12&city=360700`: which month the calendar shows, and of which fairs. */
export const fairMonthAddress = addressCodec({
  month: code(/^20\d\d-(0[1-9]|1[0-2])$/),
  kind: oneOf(fairKinds.map(({ value }) => value)),
  city: code(/^36(0\d|1[01])00$/),
})
export type FairMonthSearch = AddressOf<typeof fairMonthAddress>

/** The month that an address asks for, YYYY-MM; this one without a word. */
export const monthIn = ({ month }: FairMonthSearch, now: number): string => month || formatDate(now).slice(0, 7)

/** The address of a month; this one leaves no trace. */
export const monthHref = (search: FairMonthSearch, month: string, now: number): string =>
  fairMonthAddress.change(pathTo('fairCalendar'), search, {
    month: month === formatDate(now).slice(0, 7) ? '' : month,
  })

export const calendarHref = (search: FairMonthSearch, change: Partial<FairMonthSearch>): string =>
  fairMonthAddress.change(pathTo('fairCalendar'), search, change)

/** The seven days (YYYY-MM-DD) from today. */
export const weekFrom = (now: number): string[] => Array.from({ length: 7 }, (_, n) => formatDate(now + n * DAY))

/** Fairs by the day in China on which they open, in the order of the days. */
export const byOpening = (fairs: readonly FairDate[]): ReadonlyMap<string, readonly FairDate[]> =>
  Map.groupBy(fairs, ({ opensAt }) => formatDate(opensAt))

/** Whether it is on at any time of a day in China. */
export const isOn = ({ opensAt, closesAt }: FairDate, day: string): boolean =>
  formatDate(opensAt) <= day && day <= formatDate(closesAt - 1)

/** Where the list of a month has a day. */
export const dayAnchor = (day: string): string => `day-${day}`
