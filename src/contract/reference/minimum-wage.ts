/**
 * Lowest monthly wages in Jiangxi, yuan, by class of district, from the day on which they came into force
 * (YYYY-MM-DD), newest first. A new decision is a new entry above.
 */
const minimumWages = [{ from: '2024-04-01', classes: [2_000, 1_870, 1_740] }] as const

/** Yuan a month that no district allows to be undercut on a day (YYYY-MM-DD in China). */
export function lowestWage(day: string): number {
  const current = minimumWages.find(({ from }) => from <= day) ?? minimumWages[minimumWages.length - 1]
  return Math.min(...(current?.classes ?? [0]))
}
