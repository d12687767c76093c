import type { FinishedFairAnswers } from './fair-form.ts'
import type { FairTimeline } from './fair-timeline.ts'

type Days = Pick<
  FinishedFairAnswers,
  | 'day'
  | 'days'
  | 'opens'
  | 'closes'
  | 'publishOn'
  | 'registerFrom'
  | 'applyFrom'
  | 'applyUntil'
  | 'bookFrom'
  | 'bookUntil'
>

const DAY = 86_400_000
const HALF_HOUR = 1_800_000
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/

/** Full width digits and colons count as what they stand for; 9:00 is 09:00. */
const clockOf = (text: string): string =>
  text
    .normalize('NFKC')
    .trim()
    .replace(/^(\d):/, '0$1:')

const at = (day: string, clock: string): number => Date.parse(`${day}T${clock}:00+08:00`)

/** The moments that a form stands for, in milliseconds; NaN where it says none. */
export function timelineOf(form: Days): FairTimeline {
  const opensAt = at(form.day, clockOf(form.opens))
  const closesAt = at(form.day, clockOf(form.closes)) + (form.days - 1) * DAY
  return {
    publishedAt: at(form.publishOn, '09:00'),
    applyFrom: at(form.applyFrom, '09:00'),
    applyUntil: at(form.applyUntil, '17:00'),
    bookFrom: at(form.bookFrom, '09:00'),
    bookUntil: at(form.bookUntil, '17:00'),
    registerFrom: at(form.registerFrom, '09:00'),
    registerUntil: closesAt - HALF_HOUR,
    opensAt,
    closesAt,
  }
}

export interface MomentFault {
  readonly path: keyof Days
  readonly message: string
}

/** What is wrong with the moments of a form whose days are days, in the order of its questions. */
export function momentFaults(form: Days): readonly MomentFault[] {
  const faults: MomentFault[] = []
  const isClock = (name: 'opens' | 'closes') => {
    if (CLOCK.test(clockOf(form[name]))) return true
    faults.push({ path: name, message: '请填写时间，例如 09:00' })
    return false
  }
  if (!isClock('opens') || !isClock('closes')) return faults
  const { publishedAt, applyFrom, applyUntil, bookFrom, bookUntil, registerFrom, registerUntil, opensAt, closesAt } =
    timelineOf(form)
  const demand = (isRight: boolean, path: MomentFault['path'], message: string) => {
    if (!isRight) faults.push({ path, message })
  }
  demand(opensAt + HALF_HOUR < closesAt, 'closes', '结束应比开始晚半小时以上')
  demand(publishedAt <= applyFrom, 'publishOn', '公开日期不能晚于单位报名开始')
  demand(registerFrom < registerUntil, 'registerFrom', '开始预约应早于招聘会结束')
  demand(applyFrom < applyUntil, 'applyUntil', '报名截止不能早于报名开始')
  demand(bookFrom < bookUntil, 'bookUntil', '选展位截止不能早于开始')
  demand(applyUntil <= bookUntil, 'bookUntil', '选展位截止不能早于报名截止')
  demand(bookUntil <= opensAt, 'bookUntil', '选展位截止应在开展以前')
  return faults
}

const dayOf = (moment: number): string => new Date(moment + DAY / 3).toISOString().slice(0, 10)
const clockAt = (moment: number): string => new Date(moment + DAY / 3).toISOString().slice(11, 16)

/** The same fair's form, as its moments stand. */
export function daysOf(timeline: FairTimeline): Days {
  const { opensAt, closesAt } = timeline
  return {
    day: dayOf(opensAt),
    days: Math.round((Date.parse(dayOf(closesAt)) - Date.parse(dayOf(opensAt))) / DAY) + 1,
    opens: clockAt(opensAt),
    closes: clockAt(closesAt),
    publishOn: dayOf(timeline.publishedAt),
    registerFrom: dayOf(timeline.registerFrom),
    applyFrom: dayOf(timeline.applyFrom),
    applyUntil: dayOf(timeline.applyUntil),
    bookFrom: dayOf(timeline.bookFrom),
    bookUntil: dayOf(timeline.bookUntil),
  }
}

/** The moments of a changed form: a window whose day stays keeps its hour. */
export function changedTimeline(form: Days, former: FairTimeline): FairTimeline {
  const next = timelineOf(form)
  const kept = (name: keyof FairTimeline) => (dayOf(former[name]) === dayOf(next[name]) ? former[name] : next[name])
  return {
    ...next,
    publishedAt: kept('publishedAt'),
    applyFrom: kept('applyFrom'),
    applyUntil: kept('applyUntil'),
    bookFrom: kept('bookFrom'),
    bookUntil: kept('bookUntil'),
    registerFrom: kept('registerFrom'),
  }
}

/** The days of a fair that opens on `day`, as custom has them: four weeks of applying, the rest counted back. */
export function usualDays(day: string): Omit<Days, 'days' | 'opens' | 'closes'> {
  const before = (days: number) => new Date(Date.parse(day) - days * DAY).toISOString().slice(0, 10)
  return {
    day,
    publishOn: before(28),
    registerFrom: before(14),
    applyFrom: before(28),
    applyUntil: before(5),
    bookFrom: before(21),
    bookUntil: before(2),
  }
}
