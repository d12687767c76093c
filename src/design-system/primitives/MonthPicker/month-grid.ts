import dayjs from 'dayjs'
import { choicesOf, composed, partsOf } from '../DateInput/date-parts.ts'

/** First and last month that can be chosen, as 2026-11. */
export type MonthRange = { first: string; last: string }

const month = 'YYYY-MM'
const columns = 3

/** Whether the text is a month as the value has it. */
export const isMonth = (value: string) => {
  const parts = partsOf(value)
  return parts.day === '' && composed(parts, false) === value && /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(value)
}

export const rangeOf = (min = '', max = ''): MonthRange => {
  const first = isMonth(min) ? min : '1900-01'
  const last = isMonth(max) ? max : '2100-12'
  return first <= last ? { first, last } : { first: last, last: first }
}

export const isWithin = (value: string, { first, last }: MonthRange) => value >= first && value <= last

/** The nearest month that can be chosen. */
export const within = (value: string, { first, last }: MonthRange) =>
  value < first ? first : value > last ? last : value

export const added = (from: string, months: number) => dayjs(`${from}-01`).add(months, 'month').format(month)

/** 2026年11月 */
export const wordsOfMonth = (value: string) => {
  const { year, month: figure } = partsOf(value)
  return `${year}年${Number(figure)}月`
}

/** Years that hold a month to choose, newest first. */
export const yearsOf = ({ first, last }: MonthRange) =>
  choicesOf(partsOf(first), { min: partsOf(first), max: partsOf(last) }).years

/** The twelve months of a year in rows. */
export const rowsOf = (year: string) =>
  Array.from({ length: 12 / columns }, (_, row) =>
    Array.from({ length: columns }, (_, column) => added(`${year}-01`, row * columns + column)),
  )

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -columns,
  ArrowDown: columns,
  PageUp: -12,
  PageDown: 12,
}

/** Where a key leads in the grid (WAI-ARIA grid), past the end of a year into the next; undefined when the key is not ours. */
export const monthMove = (key: string, from: string, range: MonthRange): string | undefined => {
  const column = dayjs(`${from}-01`).month() % columns
  const step = key === 'Home' ? -column : key === 'End' ? columns - 1 - column : steps[key]
  return step === undefined ? undefined : within(added(from, step), range)
}
