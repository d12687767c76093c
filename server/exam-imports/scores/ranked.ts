import { ranksOf, totalOf } from '#contract/exam-scores'
import type { Parts } from './parse.ts'

interface Sat {
  readonly registration: string
  readonly position: number | null
  readonly papers: readonly string[]
  readonly parts: Parts
}

interface Ranked {
  readonly registration: string
  readonly total: number | null
  readonly rank: number | null
}

const missed = { marks: null, flag: 'absent' } as const

/** Totals of all who have sat, and their ranks among those of the same position. */
export function rankedByPosition(all: readonly Sat[]): Ranked[] {
  const totals = all.map(({ registration, position, papers, parts }) => ({
    id: registration,
    position,
    total: totalOf(papers.map(code => parts[code] ?? missed)),
  }))
  const ranks = new Map(
    [...Map.groupBy(totals, ({ position }) => position)].flatMap(([, rivals]) => [...ranksOf(rivals)]),
  )
  return totals.map(({ id, total }) => ({ registration: id, total, rank: ranks.get(id) ?? null }))
}
