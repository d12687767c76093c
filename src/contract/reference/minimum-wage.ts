/**
 * Lowest wages in Jiangxi, yuan, by class of district, from the day on which they came into force (YYYY-MM-DD), newest
 * first: of a month, and of an hour of work that is not full-time, as the province's decision on minimum wages lists
 * them side by side. A new decision is a new entry above.
 */
const minimumWages = [
  { from: '2024-04-01', classes: [2_000, 1_870, 1_740], hourly: [20, 18.7, 17.4] },
  { from: '2021-04-01', classes: [1_850, 1_730, 1_610], hourly: [18.5, 17.3, 16.1] },
] as const

const wagesOn = (day: string) => minimumWages.find(({ from }) => from <= day) ?? minimumWages[minimumWages.length - 1]

/** Yuan a month that no district allows to be undercut on a day (YYYY-MM-DD in China). */
export const lowestWage = (day: string): number => Math.min(...(wagesOn(day)?.classes ?? [0]))

/** The same for an hour of work that is not full-time. */
export const lowestHour = (day: string): number => Math.min(...(wagesOn(day)?.hourly ?? [0]))
