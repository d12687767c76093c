import { markdownTable } from '../table.ts'
import type { Kind } from './mix.ts'

const ROUNDS = 8

export interface Measured {
  readonly name: string
  /** Different questions that were asked, several times each. */
  readonly queries: number
  readonly p50: number
  readonly p95: number
  readonly slowest: number
  /** Most milliseconds of nineteen calls in twenty; null where only the whole is held to one. */
  readonly limit: number | null
}

export type Work<Query> = (query: Query) => Promise<unknown>

const quantile = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN

/** Milliseconds that one call took. */
export async function timed(call: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await call()
  return performance.now() - startedAt
}

/** The figures of calls that are alike, from their milliseconds. */
export function figuresOf(calls: Pick<Measured, 'name' | 'queries' | 'limit'>, times: readonly number[]): Measured {
  const sorted = times.toSorted((one, other) => one - other)
  return {
    ...calls,
    p50: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
    slowest: sorted.at(-1) ?? Number.NaN,
  }
}

async function timesOf<Query>({ queries }: Kind<Query>, work: Work<Query>): Promise<number[]> {
  const times = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const query of queries) {
      const time = await timed(() => work(query))
      if (round > 0) times.push(time)
    }
  }
  return times
}

/** Each kind by itself, one caller after the other, the first round only to warm up; and all kinds together. */
export async function measure<Query>(kinds: readonly Kind<Query>[], work: Work<Query>): Promise<Measured[]> {
  const rows = []
  const all = []
  for (const kind of kinds) {
    const times = await timesOf(kind, work)
    all.push(...times)
    rows.push(figuresOf({ name: kind.name, queries: kind.queries.length, limit: kind.limit }, times))
  }
  if (kinds.length === 1) return rows
  const queries = kinds.reduce((sum, kind) => sum + kind.queries.length, 0)
  return [...rows, figuresOf({ name: 'all', queries, limit: null }, all)]
}

const verdict = ({ p95, limit }: Measured) =>
  limit === null ? '' : `${limit} ms: ${p95 <= limit ? 'met' : '**missed**'}`

/** As a Markdown table. */
export const tableOf = (rows: readonly Measured[]): string =>
  markdownTable(
    ['call', 'queries', 'p50 ms', 'p95 ms', 'slowest ms', 'p95 at most'],
    rows.map(row => [
      row.name,
      String(row.queries),
      ...[row.p50, row.p95, row.slowest].map(ms => ms.toFixed(1)),
      verdict(row),
    ]),
  )
