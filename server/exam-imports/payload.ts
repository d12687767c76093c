import {
  type ExamImportKind,
  examImportKinds,
  examImports,
  type ScoresKind,
  type TicketsKind,
} from '#contract/exam-imports'
import type { PositionDiff } from './positions/diff.ts'
import type { ScoreDiff } from './scores/diff.ts'
import type { TicketDiff } from './tickets/diff.ts'

/** What a table would write, as it is handed to be released: with the hash of what it was held against. */
export interface PositionsChange {
  readonly kind: 'positions'
  readonly base: string
  readonly diff: PositionDiff
}

export interface ScoresChange {
  readonly kind: ScoresKind
  readonly base: string
  readonly diff: ScoreDiff
}

interface TicketsChange {
  readonly kind: TicketsKind
  readonly base: string
  readonly diff: TicketDiff
}

const isChange = (payload: unknown, of: (typeof examImports)[ExamImportKind]['of']): boolean =>
  typeof payload === 'object' &&
  payload !== null &&
  'kind' in payload &&
  'diff' in payload &&
  examImportKinds.some(kind => kind === payload.kind && examImports[kind].of === of)

// Written by this program from the same types, and held by its hash since.
export const isOfPositions = (payload: unknown): payload is PositionsChange => isChange(payload, 'positions')
export const isOfTickets = (payload: unknown): payload is TicketsChange => isChange(payload, 'tickets')
export const isOfScores = (payload: unknown): payload is ScoresChange => isChange(payload, 'scores')
