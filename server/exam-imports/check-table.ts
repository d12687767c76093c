import type { ScoresKind, TicketsKind } from '#contract/exam-imports'
import type { ExamChangeRow } from '#contract/exam-office'
import type { TicketStage } from '#contract/exam-tickets'
import {
  diffPositions,
  isEmptyDiff,
  lateFaults,
  type PositionDiff,
  positionRows,
  type StoredPosition,
} from './positions/diff.ts'
import { type ExamPaper, readPositions } from './positions/parse.ts'
import type { PositionPhase } from './positions/phase.ts'
import { diffScores, type ScoreDiff, type StoredScore, scoreRows } from './scores/diff.ts'
import {
  type Beside,
  type KnownTicket,
  readScores,
  type ScoredPaper,
  type ScoreEntry,
  titlesOf,
} from './scores/parse.ts'
import { type Fault, UnreadableTable } from './table/raw-table.ts'
import { readTable } from './table/read-table.ts'
import { diffTickets, type StoredTicket, type TicketDiff, ticketRows, turnsOf } from './tickets/diff.ts'
import { readTickets, type Shortlisted } from './tickets/parse.ts'

export interface PositionsGiven {
  readonly kind: 'positions'
  readonly phase: PositionPhase
  readonly papers: readonly ExamPaper[]
  readonly stored: readonly StoredPosition[]
}

export interface ScoresGiven {
  readonly kind: ScoresKind
  readonly beside: Beside
  readonly papers: readonly ScoredPaper[]
  readonly tickets: readonly KnownTicket[]
  readonly stored: readonly StoredScore[]
}

export interface TicketsGiven {
  readonly kind: TicketsKind
  readonly stage: TicketStage
  /** What turns are drawn with. */
  readonly seed: string
  /** When the scores of the written papers come out, in ISO 8601: nothing is before. */
  readonly after: string
  readonly shortlisted: readonly Shortlisted[]
  readonly stored: readonly StoredTicket[]
}

/** A file, and what it is held against. */
export interface Given {
  readonly bytes: Uint8Array
  readonly against: PositionsGiven | ScoresGiven | TicketsGiven
}

interface Figures {
  readonly added: number
  readonly changed: number
  readonly gone: number
  readonly same: number
}

/** What would be written, exactly: handed to the kind's release. */
export type ImportPayload =
  | ({ readonly kind: 'positions' } & PositionDiff)
  | ({ readonly kind: ScoresKind } & ScoreDiff)
  | ({ readonly kind: TicketsKind } & TicketDiff)

export type Checked =
  | { readonly faults: readonly Fault[]; readonly rows: number }
  | {
      readonly faults: readonly []
      readonly rows: number
      readonly figures: Figures
      readonly changes: readonly ExamChangeRow[]
      readonly payload: ImportPayload
      /** Of scores: the whole table, for the comparison with a second entry. */
      readonly entries: readonly ScoreEntry[]
    }

function checkedPositions(bytes: Buffer, { phase, papers, stored }: PositionsGiven): Checked {
  const { positions, lines, faults } = readPositions(readTable(bytes), papers)
  if (faults.length > 0) return { faults, rows: positions.length }
  const diff = diffPositions(stored, positions)
  const cancelled = new Set(stored.flatMap(({ code, state }) => (state === 'cancelled' ? [code] : [])))
  const late = lateFaults(diff, { phase, lines, cancelled })
  if (late.length > 0) return { faults: late, rows: positions.length }
  return {
    faults: [],
    rows: positions.length,
    figures: { added: diff.added.length, changed: diff.changed.length, gone: diff.gone.length, same: diff.same },
    changes: isEmptyDiff(diff) ? [] : positionRows(diff),
    payload: { kind: 'positions', ...diff },
    entries: [],
  }
}

function checkedScores(bytes: Buffer, { kind, papers, beside, tickets, stored }: ScoresGiven): Checked {
  const { scores, faults } = readScores(readTable(bytes), papers, tickets, beside)
  if (faults.length > 0) return { faults, rows: scores.length }
  const diff = diffScores(stored, scores)
  return {
    faults: [],
    rows: scores.length,
    figures: { added: diff.added.length, changed: diff.changed.length, gone: 0, same: diff.same },
    changes: scoreRows(diff, stored, titlesOf(papers)),
    payload: { kind, ...diff },
    entries: scores,
  }
}

function checkedTickets(bytes: Buffer, { kind, stage, seed, after, shortlisted, stored }: TicketsGiven): Checked {
  const { wanted, faults } = readTickets(readTable(bytes), shortlisted, after)
  if (faults.length > 0) return { faults, rows: wanted.length }
  const diff = diffTickets(stored, turnsOf(wanted, stored, { seed, stage }))
  return {
    faults: [],
    rows: wanted.length,
    figures: { added: diff.added.length, changed: diff.changed.length, gone: diff.gone.length, same: diff.same },
    changes: ticketRows(diff, stored),
    payload: { kind, ...diff },
    entries: [],
  }
}

function checked(bytes: Buffer, against: Given['against']): Checked {
  if ('shortlisted' in against) return checkedTickets(bytes, against)
  return 'phase' in against ? checkedPositions(bytes, against) : checkedScores(bytes, against)
}

/** Reads a file and holds it against what is stored: either everything that is wrong, or what it would change. */
export function checkTable({ bytes, against }: Given): Checked {
  try {
    return checked(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), against)
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error
    return { faults: [{ row: 0, column: '', reason: error.message }], rows: 0 }
  }
}
