import type { JobQuery } from '#contract/jobs'
import { type Kind, mix } from './mix.ts'

const ROUNDS = 8

export interface Measured {
  readonly name: string
  readonly queries: number
  readonly p50: number
  readonly p95: number
  readonly slowest: number
}

const quantile = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

async function timesOf({ queries }: Kind, search: (query: JobQuery) => Promise<unknown>): Promise<number[]> {
  const times = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const query of queries) {
      const startedAt = performance.now()
      await search(query)
      if (round > 0) times.push(performance.now() - startedAt)
    }
  }
  return times.sort((one, other) => one - other)
}

/** Milliseconds from the call to the answer, one caller after the other; the first round only warms up. */
export async function measure(search: (query: JobQuery) => Promise<unknown>): Promise<Measured[]> {
  const rows = []
  const all = []
  for (const kind of mix) {
    const times = await timesOf(kind, search)
    all.push(...times)
    rows.push(rowOf(kind.name, kind.queries.length, times))
  }
  all.sort((one, other) => one - other)
  return [...rows, rowOf('all', mix.flatMap(({ queries }) => queries).length, all)]
}

const rowOf = (name: string, queries: number, times: readonly number[]): Measured => ({
  name,
  queries,
  p50: quantile(times, 0.5),
  p95: quantile(times, 0.95),
  slowest: times.at(-1) ?? 0,
})

/** As a Markdown table. */
export const tableOf = (rows: readonly Measured[]): string =>
  [
    '| search | queries | p50 ms | p95 ms | slowest ms |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...rows.map(({ name, queries, p50, p95, slowest }) =>
      ['', ` ${name} `, ` ${queries} `, ...[p50, p95, slowest].map(ms => ` ${ms.toFixed(1)} `), ''].join('|'),
    ),
  ].join('\n')
