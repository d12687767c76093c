import { spansBetween } from '#contract/fair-draw-spans'
import type { TalkDrawState } from '#contract/fair-draws'
import { formatDate } from '#platform/dates'

const DAY = 24 * 3_600_000

/** What the form asks. */
export type OfferValues = { day: string; from: string; until: string; minutes: string }

type Fair = Pick<TalkDrawState, 'opensAt' | 'closesAt'>

/** The days on which a fair takes place, YYYY-MM-DD. */
export function fairDays({ opensAt, closesAt }: Fair): string[] {
  const first = formatDate(opensAt)
  const last = formatDate(closesAt - 1)
  const days: string[] = []
  for (let at = opensAt; formatDate(at) <= last && days.length < 60; at += DAY) days.push(formatDate(at))
  return days.length === 0 ? [first] : days
}

const momentOf = (day: string, time: string) => Date.parse(`${day}T${time}:00+08:00`)

/** The moments that were named. */
export const asked = ({ day, from, until, minutes }: OfferValues) => ({
  from: momentOf(day, from),
  until: momentOf(day, until),
  minutes: Number(minutes),
})

/** How many slots that makes; 0 for what is no time. */
export function countOf(values: OfferValues, { opensAt }: Fair): number {
  const given = asked(values)
  const isWhole = Number.isFinite(given.from) && Number.isFinite(given.until) && given.minutes > 0
  return isWhole ? spansBetween({ opensAt, ...given }).length : 0
}

/** What is wrong with it, each at its field. */
export function faultsIn(values: OfferValues, { opensAt, closesAt }: Fair, now: number) {
  const { from, until } = asked(values)
  const faults: { path: keyof OfferValues; message: string }[] = []
  if (values.day === '') faults.push({ path: 'day', message: '请选择日期' })
  if (!Number.isFinite(from)) faults.push({ path: 'from', message: '请填写开始时间' })
  else if (from < opensAt) faults.push({ path: 'from', message: '不能早于招聘会开始' })
  else if (from <= now) faults.push({ path: 'from', message: '开始时间应在现在以后' })
  if (!Number.isFinite(until)) faults.push({ path: 'until', message: '请填写结束时间' })
  else if (until > closesAt) faults.push({ path: 'until', message: '不能晚于招聘会结束' })
  if (values.minutes === '') faults.push({ path: 'minutes', message: '请选择每段时长' })
  if (faults.length === 0 && countOf(values, { opensAt, closesAt }) === 0)
    faults.push({ path: 'until', message: '这段时间放不下一个时段' })
  return faults
}
