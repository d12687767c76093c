import { STAGE_FULL_MARKS } from '#contract/exam-scores'
import { type TicketStage, ticketStages } from '#contract/exam-tickets'
import { labelOf } from '#contract/reference/lookup'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

export interface ImportedExamRow {
  readonly id: number
  readonly title: string
  readonly phone: string
  readonly published_at: string
  readonly closes_at: string
  readonly closed_at: string
  readonly scores_at: string
  /** What the notice says, with what lists are made by. */
  readonly rules: unknown
  /** What seats and turns are drawn with; null while nobody has sealed it. */
  readonly seating_seed: string | null
}

/** What an import needs to know of an exam. One without a round of registering closes as its recruitment does. */
export async function findImportedExam(db: Queryable, exam: string): Promise<ImportedExamRow | undefined> {
  const [row] = await db.query<ImportedExamRow>(sql`
    select e.id, e.title, e.phone, greatest(e.published_at, t.published_at) as published_at,
      coalesce(o.closes_at, e.ticket_from) as closes_at, e.closed_at, e.scores_at,
      t.rules, e.seating_seed
    from exams e join exam_themes t on t.id = e.theme_id
    left join exam_rounds o on o.exam_id = e.id and o.kind = 'register' where e.id = ${exam}`)
  return row
}

/** Held until the transaction ends, so that two tables of one exam are released one after the other. */
export const lockExam = (tx: Queryable, exam: string) =>
  tx.query(sql`select 1 from exams where id = ${exam} for no key update`)

interface ImportPaperRow {
  readonly code: string
  readonly title: string
  readonly full_marks: number
}

export const listImportPapers = (db: Queryable, exam: string) =>
  db.query<ImportPaperRow>(sql`
    select code, title, full_marks from exam_papers where exam_id = ${exam} order by place`)

/** What is marked in a stage: the exam's papers, or a later stage as a whole. */
export async function listMarked(db: Queryable, exam: string, stage: TicketStage): Promise<ImportPaperRow[]> {
  if (stage === 'written') return listImportPapers(db, exam)
  const title = labelOf(ticketStages, stage)
  return [{ code: title, title, full_marks: STAGE_FULL_MARKS }]
}
