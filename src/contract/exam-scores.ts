/** Why a paper has no marks. */
export type ScoreFlag = '' | 'absent' | 'discipline'

/** What one paper brought: marks in hundredths, or why there are none. */
export interface PaperScore {
  readonly marks: number | null
  readonly flag: ScoreFlag
}

/** Full marks of a skill test and of an interview. */
export const STAGE_FULL_MARKS = 10_000

/** Whole hundredths, half-up; of what a fraction of two whole numbers leaves, without ever meeting a binary fraction. */
export function roundedQuotient(dividend: number, divisor: number): number {
  if (!Number.isSafeInteger(dividend) || !Number.isSafeInteger(divisor) || divisor <= 0) {
    throw new RangeError('only whole numbers are divided')
  }
  const [above, below] = [2n * BigInt(dividend) + BigInt(divisor), 2n * BigInt(divisor)]
  const quotient = above / below
  return Number(above < 0n && quotient * below !== above ? quotient - 1n : quotient)
}

/** Marks as they are written, “78.5”, in hundredths, half-up; null for what is no number of marks. */
export function marksFrom(text: string): number | null {
  const [, whole, decimals = ''] = /^(\d{1,4})(?:\.(\d{1,6}))?$/.exec(text.trim()) ?? []
  if (whole === undefined) return null
  const digits = decimals.padEnd(3, '0')
  return Number(whole) * 100 + Number(digits.slice(0, 2)) + (digits.charAt(2) >= '5' ? 1 : 0)
}

/** Hundredths as they are shown, 11250 as 112.50: two decimals, always, without a detour through fractions. */
export function marksText(marks: number): string {
  const whole = Math.abs(marks)
  return `${marks < 0 ? '-' : ''}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`
}

/** What stands in place of marks. */
const flagWords = { absent: '缺考', discipline: '违纪' } as const satisfies Record<Exclude<ScoreFlag, ''>, string>

/** The marks of one paper in words: 112.50, 缺考, 违纪, or a stroke while there are none. */
export function paperText({ marks, flag }: { marks: number | null; flag: ScoreFlag }): string {
  if (flag) return flagWords[flag]
  return marks === null ? '—' : marksText(marks)
}

/** A paper, or a part of the whole, and how much of the whole it is, in hundredths (10000 for all of it). */
export interface Weighted {
  readonly marks: number
  readonly share: number
}

/** The sum of the parts by their shares, rounded once, at the end. */
export const weightedTotal = (parts: readonly Weighted[]): number =>
  roundedQuotient(
    parts.reduce((sum, { marks, share }) => sum + marks * share, 0),
    10_000,
  )

/**
 * The total of a stage: the plain sum of its papers. Null where a paper was not sat or is void for a breach of discipline:
 * whoever misses one is not ranked.
 */
export function totalOf(papers: readonly PaperScore[]): number | null {
  let total = 0
  for (const { marks, flag } of papers) {
    if (flag !== '' || marks === null) return null
    total += marks
  }
  return papers.length === 0 ? null : total
}

interface Totalled {
  readonly id: string
  /** Null for those who are not ranked. */
  readonly total: number | null
}

/** Ranks by id, best first; equal totals share a rank, and the next one skips: 1, 2, 2, 4. */
export function ranksOf(entries: readonly Totalled[]): Map<string, number> {
  const totals = entries.flatMap(({ total }) => (total === null ? [] : [total])).sort((one, other) => other - one)
  const first = new Map<number, number>()
  for (const [at, total] of totals.entries()) if (!first.has(total)) first.set(total, at + 1)
  return new Map(
    entries.flatMap(({ id, total }) => (total === null ? [] : [[id, first.get(total) ?? totals.length] as const])),
  )
}

/** One line of a rule: for positions of up to `upTo` places (null: any more), so many people, or so many for each place. */
export interface ShortlistStep {
  readonly upTo: number | null
  readonly each?: number | undefined
  readonly people?: number | undefined
}

/** Ji'an 2025: three for each of up to four places, twelve for five, two for each of six and more. */
export const usualShortlist: readonly ShortlistStep[] = [
  { upTo: 4, each: 3 },
  { upTo: 5, people: 12 },
  { upTo: null, each: 2 },
]

/** How many people go on for so many places, ties apart. */
export function shortlistSize(headcount: number, rule: readonly ShortlistStep[] = usualShortlist): number {
  const step = rule.find(({ upTo }) => upTo === null || headcount <= upTo)
  return step?.people ?? headcount * (step?.each ?? 0)
}

interface Shortlist {
  /** The lowest total that goes on; null where nobody does. */
  readonly line: number | null
  /** Ids of all who go on. */
  readonly goesOn: ReadonlySet<string>
}

/** Who goes on: the best so many, and everybody who is level with the last of them. */
export function shortlistOf(
  entries: readonly Totalled[],
  { headcount, rule = usualShortlist }: { readonly headcount: number; readonly rule?: readonly ShortlistStep[] },
): Shortlist {
  const ranks = ranksOf(entries)
  const size = shortlistSize(headcount, rule)
  const chosen = entries.filter(({ id }) => (ranks.get(id) ?? Number.POSITIVE_INFINITY) <= size)
  const totals = chosen.flatMap(({ total }) => (total === null ? [] : [total]))
  return { line: totals.length === 0 ? null : Math.min(...totals), goesOn: new Set(chosen.map(({ id }) => id)) }
}

interface PanelMarks {
  readonly id: string
  readonly panel: string
  readonly marks: number
}

/**
 * Interview marks of several panels made comparable: each is multiplied by the mean of all candidates for the position over
 * the mean of its own panel, and rounded once. A panel whose mean is nought is left as it is.
 */
export function correctedMarks(entries: readonly PanelMarks[]): Map<string, number> {
  const sums = new Map<string, { sum: number; count: number }>()
  let all = 0
  for (const { panel, marks } of entries) {
    const own = sums.get(panel) ?? { sum: 0, count: 0 }
    sums.set(panel, { sum: own.sum + marks, count: own.count + 1 })
    all += marks
  }
  return new Map(
    entries.map(({ id, panel, marks }) => {
      const { sum, count } = sums.get(panel) ?? { sum: 0, count: 0 }
      return [id, sum === 0 ? marks : roundedQuotient(marks * all * count, entries.length * sum)]
    }),
  )
}
