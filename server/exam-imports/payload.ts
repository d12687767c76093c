import type { PositionDiff } from './positions/diff.ts'
import type { ScoreDiff } from './scores/diff.ts'

/** What a table would write, as it is handed to be released: with the hash of what it was held against. */
export interface PositionsChange {
  readonly kind: 'positions'
  readonly base: string
  readonly diff: PositionDiff
}

export interface ScoresChange {
  readonly kind: 'scores'
  readonly base: string
  readonly diff: ScoreDiff
}

const isChange = (payload: unknown, kind: string): boolean =>
  typeof payload === 'object' && payload !== null && 'kind' in payload && payload.kind === kind && 'diff' in payload

// Written by this program from the same types, and held by its hash since.
export const isOfPositions = (payload: unknown): payload is PositionsChange => isChange(payload, 'positions')
export const isOfScores = (payload: unknown): payload is ScoresChange => isChange(payload, 'scores')
