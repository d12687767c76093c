import { correctedMarks, ranksOf, totalOf } from '#contract/exam-scores'
import type { Parts } from './parse.ts'

interface Sat {
  readonly registration: string
  readonly position: number | null
  readonly papers: readonly string[]
  readonly parts: Parts
  readonly panel?: string
  readonly bonus?: number
}

interface Ranked {
  readonly registration: string
  readonly total: number | null
  readonly rank: number | null
}

const missed = { marks: null, flag: 'absent' } as const

interface Totalled {
  readonly id: string
  readonly panel: string
  readonly total: number | null
}

/** Totals made comparable where rivals were heard by several panels. */
function comparable(rivals: readonly Totalled[]): Totalled[] {
  const marked = rivals.flatMap(({ total, ...one }) => (total === null ? [] : [{ ...one, marks: total }]))
  const corrected = correctedMarks(marked)
  return rivals.map(one => ({ ...one, total: corrected.get(one.id) ?? null }))
}

/**
 * Totals of all who have sat, with what a policy adds, and their ranks among those of the same position. `panelFactor`: marks
 * of several panels are made comparable.
 */
export function rankedByPosition(
  all: readonly Sat[],
  { panelFactor = false }: { readonly panelFactor?: boolean } = {},
): Ranked[] {
  const totals = all.map(({ registration, position, papers, parts, panel = '', bonus = 0 }) => {
    const sum = totalOf(papers.map(code => parts[code] ?? missed))
    return { id: registration, position, panel, total: sum === null ? null : sum + bonus }
  })
  return [...Map.groupBy(totals, ({ position }) => position).values()].flatMap(same => {
    const rivals = panelFactor ? comparable(same) : same
    const ranks = ranksOf(rivals)
    return rivals.map(({ id, total }) => ({ registration: id, total, rank: ranks.get(id) ?? null }))
  })
}
