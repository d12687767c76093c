import { type ExamTimeline, momentLabels, type NextMoment, nextMoment } from '#contract/exam-timeline'
import { formatDate, formatDateWithWeekday } from '#platform/dates'

/** The time of day in China: 17:00. */
export const timeOf = (at: number): string => formatDate(at, 'YYYY-MM-DD HH:mm:ss').slice(11, 16)

/** A moment to the minute, as notices write it: 2026-11-24 (周二) 17:00. */
export const momentInWords = (at: number): string => `${formatDateWithWeekday(at)} ${timeOf(at)}`

/** An end, which is exclusive: midnight is 24:00 of the day before, as notices write it. */
export const endInWords = (at: number): string =>
  timeOf(at) === '00:00' ? `${formatDateWithWeekday(at - 1)} 24:00` : momentInWords(at)

const ends = new Set<NextMoment['what']>(['registerUntil', 'waiverUntil', 'reviewUntil', 'payUntil', 'recheckUntil'])

export interface ComingMoment {
  readonly what: NextMoment['what']
  readonly at: number
  /** 报名截止 */
  readonly label: string
  /** 2026-11-24 (周二) 17:00 */
  readonly words: string
}

/**
 * What comes next in an exam, in words; null after the end. When waivers end concerns few, who are told beside it
 * (`waiverInWords`).
 */
export function comingMoment(timeline: ExamTimeline, now: number): ComingMoment | null {
  const soonest = nextMoment(timeline, now)
  const next = soonest?.what === 'waiverUntil' ? nextMoment(timeline, soonest.at) : soonest
  if (!next) return null
  const words = ends.has(next.what) ? endInWords(next.at) : momentInWords(next.at)
  return { ...next, label: momentLabels[next.what], words }
}

/** Until when a waiver of the fee can be asked for, as long as that is ahead and ends before registering does; else ''. */
export const waiverInWords = ({ waiverUntil, registerFrom, registerUntil }: ExamTimeline, now: number): string =>
  registerFrom <= now && now < waiverUntil && waiverUntil < registerUntil
    ? `申请减免考试费，${endInWords(waiverUntil)} 截止`
    : ''

const DAY = 86_400_000

/** Within a day of it, a date is urgent. */
export const isUrgent = ({ at, what }: Pick<ComingMoment, 'at' | 'what'>, now: number): boolean =>
  ends.has(what) && at - now < DAY
