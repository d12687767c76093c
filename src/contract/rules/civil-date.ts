const CIVIL_DATE = /^(\d{4})-(\d{2})-(\d{2})$/
const CIVIL_MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/

/** Whether the text is a day that the calendar has, as YYYY-MM-DD. */
export function isCivilDate(text: string): boolean {
  if (!CIVIL_DATE.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/**
 * Completed years of age on a day, both as YYYY-MM-DD. A year is completed on the birthday itself; for 29 February
 * that is 1 March in common years (Civil Code, article 202: the day after the period's last day).
 */
export function ageOn(birthDate: string, day: string): number {
  const birthdayAhead = day.slice(5) < birthDate.slice(5)
  return Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (birthdayAhead ? 1 : 0)
}

/**
 * Whole calendar months between two stages of a resume, both as YYYY-MM: March to April leaves 0, March to June 2;
 * overlaps leave 0. Null when either month is not one (an ongoing stage has no end).
 */
export function gapMonths(ended: string, started: string): number | null {
  const from = monthNumber(ended)
  const to = monthNumber(started)
  return from === null || to === null ? null : Math.max(0, to - from - 1)
}

/** Whether the text is a month, as YYYY-MM. */
export const isCivilMonth = (text: string): boolean => CIVIL_MONTH.test(text)

/** The month so many months later, or earlier; '' for what is no month. */
export function monthAfter(text: string, months: number): string {
  const number = monthNumber(text)
  if (number === null) return ''
  const year = Math.floor((number + months - 1) / 12)
  return `${String(year).padStart(4, '0')}-${String(number + months - year * 12).padStart(2, '0')}`
}

function monthNumber(text: string): number | null {
  const [, year, month] = CIVIL_MONTH.exec(text) ?? []
  return year === undefined ? null : Number(year) * 12 + Number(month)
}
