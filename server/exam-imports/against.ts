import type { ExamImportKind } from '#contract/exam-imports'
import type { Queryable } from '../db/db.ts'
import type { PositionsGiven, ScoresGiven } from './check-table.ts'
import { type ImportedExamRow, listImportPapers } from './exam-queries.ts'
import { phaseAt } from './positions/phase.ts'
import { listStoredPositions, positionsBase } from './positions/queries.ts'
import { listSat, scoresBase } from './scores/queries.ts'

export const phaseOf = ({ published_at, closes_at, closed_at }: ImportedExamRow, now: Date) =>
  phaseAt(
    { publishedAt: Date.parse(published_at), closesAt: Date.parse(closes_at), closedAt: Date.parse(closed_at) },
    now.getTime(),
  )

/** The hash of what is stored. */
export const baseOf = async (db: Queryable, exam: string, kind: ExamImportKind): Promise<string> =>
  (kind === 'positions' ? await positionsBase(db, exam) : await scoresBase(db, exam)).hash

export async function positionsGiven(db: Queryable, exam: ImportedExamRow, now: Date): Promise<PositionsGiven> {
  const id = String(exam.id)
  return {
    kind: 'positions',
    phase: phaseOf(exam, now),
    papers: await listImportPapers(db, id),
    stored: await listStoredPositions(db, id),
  }
}

export async function scoresGiven(db: Queryable, exam: ImportedExamRow): Promise<ScoresGiven> {
  const id = String(exam.id)
  const papers = (await listImportPapers(db, id)).map(({ code, title, full_marks: fullMarks }) => ({
    code,
    title,
    fullMarks,
  }))
  const all = papers.map(({ code }) => code)
  const sat = await listSat(db, id)
  return {
    kind: 'scores',
    papers,
    tickets: sat.map(({ ticket, papers: own }) => ({ number: ticket, papers: own.length === 0 ? all : own })),
    stored: sat.map(({ ticket, parts, voided }) => ({ ticket, parts, voided })),
  }
}

/** What a table is held against. */
export const given = (db: Queryable, exam: ImportedExamRow, kind: ExamImportKind, now: Date) =>
  kind === 'positions' ? positionsGiven(db, exam, now) : scoresGiven(db, exam)
