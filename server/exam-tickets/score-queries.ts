import type { PaperScore } from '#contract/exam-scores'
import type { ScoreCard, TicketStage } from '#contract/exam-tickets'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

export interface ScoreRow {
  readonly stage: TicketStage
  /** By paper's code. */
  readonly parts: Readonly<Record<string, PaperScore>>
  readonly total: number | null
  readonly rank: number | null
  readonly line: number | null
  readonly goes_on: boolean | null
  readonly bonus: number
  readonly overall: ScoreCard['overall']
  readonly released_at: string
  readonly ticket: string | null
}

/** What has been released of a registration's scores by now, in the order of the groups. */
export const listScores = (db: Queryable, registration: string, now: Date) =>
  db.query<ScoreRow>(sql`
    select s.stage, s.parts, s.total, s.rank, s.line, s.goes_on, s.bonus, s.overall, s.released_at, t.number as ticket
    from exam_scores s
    left join exam_tickets t on t.registration_id = s.registration_id and t.stage = s.stage and not t.void
    where s.registration_id = ${registration} and s.released_at <= ${now}
    order by array_position(array['written', 'skill', 'interview'], s.stage)`)

/** What the notice of an exam says, with what some of its sentences mean for the service. */
export async function findNoticeRules(db: Queryable, exam: number): Promise<unknown> {
  const [row] = await db.query<{ rules: unknown }>(sql`
    select t.rules from exams e join exam_themes t on t.id = e.theme_id where e.id = ${exam}`)
  return row?.rules
}

export interface RecheckRow {
  readonly paper: string
  readonly cause: string
  readonly state: 'asked' | 'kept' | 'changed' | 'refused'
  readonly answer: string
  readonly asked_at: string
}

export const listRechecks = (db: Queryable, registration: string) =>
  db.query<RecheckRow>(sql`
    select paper, cause, state, answer, asked_at from exam_rechecks
    where registration_id = ${registration} order by asked_at, paper`)

interface NewRecheck {
  readonly id: string
  readonly registration: string
  readonly paper: string
  readonly cause: string
  readonly note: string
  readonly now: Date
}

/** False when one was asked for this paper before. */
export async function insertRecheck(tx: Queryable, given: NewRecheck): Promise<boolean> {
  const count = await tx.run(sql`
    insert into exam_rechecks (id, registration_id, paper, cause, note, asked_at)
    values (${given.id}, ${given.registration}, ${given.paper}, ${given.cause}, ${given.note}, ${given.now})
    on conflict (registration_id, paper) do nothing`)
  return count === 1
}
