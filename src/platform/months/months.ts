const DAY = 86_400_000

/** Days are civil: they are counted in one fixed zone. */
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)
const startOf = (month: string) => Date.parse(`${month}-01T00:00:00Z`)

/** The month so many months later. */
export function monthAfter(month: string, by: number): string {
  const date = new Date(startOf(month))
  date.setUTCMonth(date.getUTCMonth() + by)
  return dayOf(date.getTime()).slice(0, 7)
}

/** 2026 年 12 月 */
export const monthInWords = (month: string): string => `${month.slice(0, 4)} 年 ${Number(month.slice(5))} 月`

/** The whole weeks, from Monday on, in which a month lies. */
export function weeksOf(month: string): string[][] {
  const start = startOf(month)
  const first = start - ((new Date(start).getUTCDay() + 6) % 7) * DAY
  const end = startOf(monthAfter(month, 1))
  const weeks: string[][] = []
  for (let monday = first; monday < end; monday += 7 * DAY) {
    weeks.push(Array.from({ length: 7 }, (_, day) => dayOf(monday + day * DAY)))
  }
  return weeks
}

/** The days whose dates a month's sheet shows. */
export function spanOf(month: string): { from: string; until: string } {
  const days = weeksOf(month).flat()
  return { from: days[0] ?? '', until: days.at(-1) ?? '' }
}
