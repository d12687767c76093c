import type { FairCountRow } from './queries.ts'

type Choice = 'kind' | 'city' | 'phase'
const choices = ['kind', 'city', 'phase'] as const

/** The values that each choice takes; none for any. */
export type Chosen = Readonly<Record<Choice, readonly string[]>>

const fits = (row: FairCountRow, choice: Choice, chosen: Chosen) =>
  chosen[choice].length === 0 || chosen[choice].includes(row[choice])

const sum = (rows: readonly FairCountRow[]) => rows.reduce((all, { count }) => all + count, 0)

/** Counts by one choice among what the others leave. */
export function facetOf(rows: readonly FairCountRow[], of: Choice, chosen: Chosen) {
  const left = rows.filter(row => choices.every(one => one === of || fits(row, one, chosen)))
  return [...Map.groupBy(left, row => row[of])].map(([value, same]) => ({ value, count: sum(same) }))
}

/** How many there are of all that is chosen. */
export const matching = (rows: readonly FairCountRow[], chosen: Chosen): number =>
  sum(rows.filter(row => choices.every(one => fits(row, one, chosen))))
