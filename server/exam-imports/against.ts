import { type ExamImportKind, examImports, isScores, isTickets, type ScoresKind } from '#contract/exam-imports'
import type { Queryable } from '../db/db.ts'
import { noticeRule } from '../exam-lists/rule.ts'
import type { PositionsGiven, ScoresGiven, TicketsGiven } from './check-table.ts'
import { type ImportedExamRow, listImportPapers, listMarked } from './exam-queries.ts'
import { phaseAt } from './positions/phase.ts'
import { listStoredPositions, positionsBase } from './positions/queries.ts'
import type { Beside } from './scores/parse.ts'
import { listSat, scoresBase } from './scores/queries.ts'
import { ticketsBase, ticketsGiven } from './tickets/issue.ts'

export const phaseOf = ({ published_at, closes_at, closed_at }: ImportedExamRow, now: Date) =>
  phaseAt(
    { publishedAt: Date.parse(published_at), closesAt: Date.parse(closes_at), closedAt: Date.parse(closed_at) },
    now.getTime(),
  )

/** What is stored, as a hash, and in how many rows; of tickets and scores how many there are to be. */
export async function standOf(db: Queryable, exam: string, kind: ExamImportKind) {
  if (isTickets(kind)) return ticketsBase(db, exam, examImports[kind].stage)
  if (isScores(kind)) return scoresBase(db, exam, examImports[kind].stage)
  const { hash, count } = await positionsBase(db, exam)
  return { hash, stored: count, tickets: 0 }
}

/** The hash of what is stored. */
export const baseOf = async (db: Queryable, exam: string, kind: ExamImportKind): Promise<string> =>
  (await standOf(db, exam, kind)).hash

async function positionsGiven(db: Queryable, exam: ImportedExamRow, now: Date): Promise<PositionsGiven> {
  const id = String(exam.id)
  return {
    kind: 'positions',
    phase: phaseOf(exam, now),
    papers: await listImportPapers(db, id),
    stored: await listStoredPositions(db, id),
  }
}

/** What a stage asks beside its papers: who heard somebody in an interview, and what a policy adds to the written total. */
function besideOf({ rules }: ImportedExamRow, kind: ScoresKind): Beside {
  const { stage } = examImports[kind]
  const { panelFactor } = noticeRule('final', rules)
  return {
    panels: stage !== 'interview' ? 'none' : panelFactor ? 'must' : 'may',
    bonusCap: stage === 'written' ? noticeRule('shortlist', rules).bonusCap : 0,
  }
}

async function scoresGiven(db: Queryable, exam: ImportedExamRow, kind: ScoresKind): Promise<ScoresGiven> {
  const id = String(exam.id)
  const { stage } = examImports[kind]
  const papers = (await listMarked(db, id, stage)).map(({ code, title, full_marks: fullMarks }) => ({
    code,
    title,
    fullMarks,
  }))
  const all = papers.map(({ code }) => code)
  const sat = await listSat(db, id, stage)
  return {
    kind,
    beside: besideOf(exam, kind),
    papers,
    tickets: sat.map(({ ticket, number, papers: own }) => ({
      number: ticket,
      registration: number,
      papers: own.length === 0 ? all : own,
    })),
    stored: sat.map(({ ticket, parts, panel, bonus, voided }) => ({ ticket, parts, panel, bonus, voided })),
  }
}

/** What a table is held against. */
export async function given(
  db: Queryable,
  exam: ImportedExamRow,
  kind: ExamImportKind,
  now: Date,
): Promise<PositionsGiven | ScoresGiven | TicketsGiven> {
  if (isTickets(kind)) return { kind, ...(await ticketsGiven(db, exam, examImports[kind].stage)) }
  return isScores(kind) ? scoresGiven(db, exam, kind) : positionsGiven(db, exam, now)
}
