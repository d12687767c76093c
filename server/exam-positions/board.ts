import type { ExamCondition } from '#contract/exam-conditions'
import { rememberedFor } from '../remembered.ts'
import { asksOf } from './asks.ts'
import { byCode } from './order.ts'
import { findCountedAt, listBoardRows, type PositionRow } from './queries.ts'

/** A position with what searches, filters and the radar need of it. */
export interface BoardPosition extends PositionRow {
  /** Positions that ask for the same share one list, so that it is judged once. */
  readonly conditions: readonly ExamCondition[]
  readonly asks: readonly string[]
  /** Paid candidates a place stand below the least ratio of the notice. */
  readonly underRatio: boolean
  /** Unit, department, title and code in small letters. */
  readonly text: string
}

interface Board {
  /** By code. */
  readonly positions: readonly BoardPosition[]
  readonly countedAt: number | null
}

export const isUnderRatio = (row: Pick<PositionRow, 'state' | 'paid' | 'headcount'>, leastRatio: number): boolean =>
  row.state !== 'cancelled' && row.paid < row.headcount * leastRatio

/** Half a minute old at most: figures are counted every ten minutes, and the notice's words seldom change. */
const SECONDS = 30
/** As many exams are being looked at at one time. */
const MOST = 64

/** All positions of an exam, kept in the process: counts beside every filter are a walk over them. */
export const boardOf = rememberedFor({ seconds: SECONDS, most: MOST }, String, async (examId: number, { db }) => {
  const rows = await listBoardRows(db, examId)
  const asked = new Map<string, Pick<BoardPosition, 'conditions' | 'asks'>>()
  const positions = rows.map(({ conditions: document, least_ratio, ...row }): BoardPosition => {
    const known = asked.get(document)
    // What is stored there was written from the same type.
    const conditions = known?.conditions ?? (JSON.parse(document) as ExamCondition[])
    const shared = known ?? { conditions, asks: asksOf(conditions) }
    asked.set(document, shared)
    const text = `${row.unit} ${row.department} ${row.title} ${row.code}`.toLowerCase()
    return { ...row, ...shared, underRatio: isUnderRatio(row, least_ratio), text }
  })
  positions.sort(byCode)
  return { positions, countedAt: await findCountedAt(db, [examId]) } satisfies Board
})
