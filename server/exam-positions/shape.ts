import type { ExamPosition } from '#contract/exam-positions'
import type { BoardPosition } from './board.ts'
import type { FoundPosition } from './filter.ts'

type Shown = Omit<BoardPosition, 'conditions' | 'text'>

/** A position as lists show it. */
export const toPosition = (row: Shown, verdict: ExamPosition['verdict'], saved: boolean): ExamPosition => ({
  id: String(row.id),
  examId: String(row.exam_id),
  code: row.code,
  unit: row.unit,
  department: row.department,
  title: row.title,
  city: row.city,
  headcount: row.headcount,
  state: row.state,
  asks: [...row.asks],
  applied: row.applied,
  approved: row.approved,
  paid: row.paid,
  underRatio: row.underRatio,
  verdict,
  saved,
})

export const toListed = ({ position, verdict, saved }: FoundPosition): ExamPosition =>
  toPosition(position, verdict, saved)
