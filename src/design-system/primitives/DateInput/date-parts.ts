export type DateParts = { year: string; month: string; day: string }

/** Parts of 2025-06 or 2025-06-02, of which any may be missing; none where the text is no date. */
export const partsOf = (value: string): DateParts => {
  const [, year = '', month = '', day = ''] = /^(\d{4})?(?:-(\d{2})?)?(?:-(\d{2})?)?$/.exec(value) ?? []
  return { year, month, day }
}

/** 2025-06-02, or 2025-06 without days. What is missing stays empty: 2025, 2025--02, -06; '' without any part. */
export const composed = ({ year, month, day }: DateParts, withDay: boolean): string =>
  [year, month, ...(withDay ? [day] : [])].join('-').replace(/-+$/, '')

/** Days of a month; a leap year's February while the year is unknown. */
export const daysIn = (year: string, month: string): number =>
  month ? new Date(Date.UTC(Number(year) || 2000, Number(month), 0)).getUTCDate() : 31

const two = (figure: number) => String(figure).padStart(2, '0')
const span = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => two(from + index))

type Range = { min: DateParts; max: DateParts }

/** What may be chosen: years newest first, months and days within the range. */
export const choicesOf = ({ year, month }: DateParts, { min, max }: Range) => {
  const firstMonth = year === min.year ? Number(min.month) : 1
  const lastMonth = year === max.year ? Number(max.month) : 12
  const atFirst = year === min.year && month === min.month && min.day
  const atLast = year === max.year && month === max.month && max.day
  return {
    years: span(Number(min.year), Number(max.year)).reverse(),
    months: span(firstMonth, lastMonth),
    days: span(atFirst ? Number(min.day) : 1, atLast ? Number(max.day) : daysIn(year, month)),
  }
}

/** Drops a month or day that the new year or month does not have. */
export const withinRange = (parts: DateParts, range: Range): DateParts => {
  const month = choicesOf(parts, range).months.includes(parts.month) ? parts.month : ''
  const day = choicesOf({ ...parts, month }, range).days.includes(parts.day) ? parts.day : ''
  return { year: parts.year, month, day }
}
