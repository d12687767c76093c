import type { ExamChangeRow } from '#contract/exam-office'
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
import { type KnownTicket, type Parts, readScores, type ScoredPaper } from './scores/parse.ts'
import { type Fault, UnreadableTable } from './table/raw-table.ts'
import { readTable } from './table/read-table.ts'

export interface PositionsGiven {
  readonly kind: 'positions'
  readonly phase: PositionPhase
  readonly papers: readonly ExamPaper[]
  readonly stored: readonly StoredPosition[]
}

export interface ScoresGiven {
  readonly kind: 'scores'
  readonly papers: readonly ScoredPaper[]
  readonly tickets: readonly KnownTicket[]
  readonly stored: readonly StoredScore[]
}

/** A file, and what it is held against. */
export interface Given {
  readonly bytes: Uint8Array
  readonly against: PositionsGiven | ScoresGiven
}

interface Figures {
  readonly added: number
  readonly changed: number
  readonly gone: number
  readonly same: number
}

/** What would be written, exactly: handed to the kind's release. */
export type ImportPayload = ({ readonly kind: 'positions' } & PositionDiff) | ({ readonly kind: 'scores' } & ScoreDiff)

export type Checked =
  | { readonly faults: readonly Fault[]; readonly rows: number }
  | {
      readonly faults: readonly []
      readonly rows: number
      readonly figures: Figures
      readonly changes: readonly ExamChangeRow[]
      readonly payload: ImportPayload
      /** Of scores: the whole table, for the comparison with a second entry. */
      readonly entries: readonly { readonly ticket: string; readonly parts: Parts }[]
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

function checkedScores(bytes: Buffer, { papers, tickets, stored }: ScoresGiven): Checked {
  const { scores, faults } = readScores(readTable(bytes), papers, tickets)
  if (faults.length > 0) return { faults, rows: scores.length }
  const diff = diffScores(stored, scores)
  const titles = Object.fromEntries(papers.map(({ code, title }) => [code, title]))
  return {
    faults: [],
    rows: scores.length,
    figures: { added: diff.added.length, changed: diff.changed.length, gone: 0, same: diff.same },
    changes: scoreRows(diff, stored, titles),
    payload: { kind: 'scores', ...diff },
    entries: scores,
  }
}

/** Reads a file and holds it against what is stored: either everything that is wrong, or what it would change. */
export function checkTable({ bytes, against }: Given): Checked {
  try {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    return against.kind === 'positions' ? checkedPositions(buffer, against) : checkedScores(buffer, against)
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error
    return { faults: [{ row: 0, column: '', reason: error.message }], rows: 0 }
  }
}
