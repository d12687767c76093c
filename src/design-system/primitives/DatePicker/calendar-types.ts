import type { DayRule } from './day-text.ts'

/** From and to, as 2026-11-21; '' for an end that is open. */
export type DaySpan = { from: string; to: string }

export type CalendarProps = {
  rule: DayRule
  /** The day that is marked as today; by the clock in China without it. */
  today?: string | undefined
  /** The month that is shown while nothing is chosen, as 1990-01; else that of today. */
  opensAt?: string | undefined
  onChoose: (day: string) => void
} & ({ mode: 'single'; day: string } | { mode: 'range'; days: DaySpan })
