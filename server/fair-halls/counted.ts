/** How often each value stands there, the most frequent first; equal ones as they came. */
export function countedBy(values: Iterable<string>): { value: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const value of values) if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].map(([value, count]) => ({ value, count })).toSorted((one, other) => other.count - one.count)
}

/** Conditions by name, each of which a row meets or not. */
export type Conditions<Row> = Readonly<Record<string, (row: Row) => boolean>>

/** The rows that meet all conditions but one: what its choices are counted among. */
export const leftWithout = <Row>(rows: readonly Row[], conditions: Conditions<Row>, name: string): Row[] =>
  rows.filter(row => Object.entries(conditions).every(([one, meets]) => one === name || meets(row)))
