import type { FairKind } from '#contract/fair-kinds'
import { isOnline } from '#contract/fair-kinds'
import { addDays } from '../china-time.ts'

/** How far ahead fairs of a series exist. */
const AHEAD_DAYS = 35

interface Rhythm {
  /** ISO weekday, 1 Monday. */
  readonly weekday: number
  readonly everyWeeks: number
}

/** 南昌“周六有约”综合招聘会（12 月 5 日）; 起 for one on line, which lasts days. */
export const fairTitleOn = (
  { title, kind }: { readonly title: string; readonly kind: FairKind },
  day: string,
): string => `${title}（${Number(day.slice(5, 7))} 月 ${Number(day.slice(8))} 日${isOnline(kind) ? '起' : ''}）`

/** The first day from this one on (YYYY-MM-DD) that is such a weekday. */
function firstOn(weekday: number, day: string): string {
  const own = ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1
  return addDays(day, (weekday - own + 7) % 7)
}

/**
 * The days for which a series lacks fairs, from tomorrow until five weeks ahead: in its rhythm from the last day that it
 * planned, which may lie long ago; from the next such weekday where it planned none.
 */
export function daysToPlan({ weekday, everyWeeks }: Rhythm, last: string | null, today: string): string[] {
  const step = everyWeeks * 7
  const days: string[] = []
  const until = addDays(today, AHEAD_DAYS)
  const first = firstOn(weekday, addDays(last ?? today, last === null ? 1 : step))
  for (let day = first; day <= until; day = addDays(day, step)) if (day > today) days.push(day)
  return days
}
