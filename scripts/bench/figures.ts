import { markdownTable } from './table.ts'

/** Milliseconds below which so many of a hundred stay. */
export function percentile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * part) / 100) - 1)] ?? Number.NaN
}

export const inMs = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`

const verdict = (isMet: boolean | null) => (isMet === null ? '' : isMet ? 'met' : '**missed**')

/** Something that was found, and what it is held to. */
export interface Figure {
  readonly what: string
  readonly found: string
  /** In words; '' for what is only told. */
  readonly wanted: string
  readonly isMet: boolean | null
}

export const told = (what: string, found: string): Figure => ({ what, found, wanted: '', isMet: null })

export const none = (what: string, count: number): Figure => ({
  what,
  found: String(count),
  wanted: '0',
  isMet: count === 0,
})

/** Times of which so many of a hundred may take so long at most. */
export const within = (what: string, times: readonly number[], part: number, most: number): Figure => ({
  what: `${what}, p${part} of ${times.length.toLocaleString('en')}`,
  found: inMs(percentile(times, part)),
  wanted: `${most} ms`,
  isMet: times.length === 0 ? null : percentile(times, part) <= most,
})

export const share = (what: string, part: number, of: number, most: number): Figure => ({
  what,
  found: `${((100 * part) / Math.max(1, of)).toFixed(2)} %`,
  wanted: `${most} %`,
  isMet: (100 * part) / Math.max(1, of) <= most,
})

export const tableOf = (figures: readonly Figure[]): string =>
  markdownTable(
    ['what', 'found', 'at most', ''],
    figures.map(({ what, found, wanted, isMet }) => [what, found, wanted, verdict(isMet)]),
  )
