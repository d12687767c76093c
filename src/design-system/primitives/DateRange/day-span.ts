import type { DaySpan } from '../DatePicker/calendar-types.ts'
import { type DayReading, type DayRule, readDay, wordsOfDay } from '../DatePicker/day-text.ts'

export type SpanEnd = keyof DaySpan

export const noSpan: DaySpan = { from: '', to: '' }

/** Reads both ends; an end before the beginning is a fault of the end. */
export const readSpan = (typed: DaySpan, rule: DayRule): Record<SpanEnd, DayReading> => {
  const from = readDay(typed.from, rule)
  const to = readDay(typed.to, rule)
  if (!from.day || !to.day || to.day >= from.day) return { from, to }
  return { from, to: { day: '', fault: `不能早于开始的 ${wordsOfDay(from.day)}` } }
}

export const daysOf = ({ from, to }: Record<SpanEnd, DayReading>): DaySpan => ({ from: from.day, to: to.day })

export const isSameSpan = (one: DaySpan | undefined, other: DaySpan | undefined) =>
  one?.from === other?.from && one?.to === other?.to

/** Two days as a span, whichever was chosen first. */
export const spanOf = (one: string, other: string): DaySpan =>
  one <= other ? { from: one, to: other } : { from: other, to: one }
