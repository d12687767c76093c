import type { ExamPosition, ExamPositionInfo, Rechoosing } from '#contract/exam-positions'
import type { BoardPosition } from './board.ts'
import type { FoundPosition } from './filter.ts'
import type { PositionDetailRow } from './queries.ts'

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

type Times = Pick<PositionDetailRow, 'rechoose_from' | 'rechoose_until' | 'ticket_from'>

/** Where no time is set for choosing anew, whose position was cancelled decides about the fee until tickets are printed. */
function rechoosingAt({ rechoose_from, rechoose_until, ticket_from }: Times, now: Date): Rechoosing {
  if (now.getTime() >= Date.parse(rechoose_until ?? ticket_from)) return 'over'
  if (rechoose_from === null) return 'none'
  return now.getTime() < Date.parse(rechoose_from) ? 'ahead' : 'open'
}

const momentOf = (at: string | null) => (at === null ? null : Date.parse(at))

/** When another position may be chosen in place of this one. */
export const toRechoose = (row: Times, now: Date): ExamPositionInfo['rechoose'] => ({
  state: rechoosingAt(row, now),
  from: momentOf(row.rechoose_from),
  until: momentOf(row.rechoose_until),
})
