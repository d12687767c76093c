import type { TicketStage } from '#contract/exam-tickets'
import type { Queryable } from '../../db/db.ts'
import { sql } from '../../db/sql.ts'

interface StageTicketRow {
  readonly revision: number
  readonly arrives_at: string
  readonly starts_at: string
}

/** The good ticket of a registration for a later stage. */
export async function findStageTicket(
  db: Queryable,
  registration: string,
  stage: TicketStage,
): Promise<StageTicketRow | undefined> {
  const [row] = await db.query<StageTicketRow>(sql`
    select revision, arrives_at, starts_at from exam_tickets
    where registration_id = ${registration} and stage = ${stage} and not void`)
  return row
}

export interface StageScoresRow {
  readonly id: number
  readonly recheck_until: string
  readonly stage: TicketStage
  readonly released_at: string
}

/** When scores of later stages came out, by exam and stage, those since a moment. */
export const listStageScores = (
  db: Queryable,
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<StageScoresRow[]> =>
  db.query<StageScoresRow>(sql`
    select distinct e.id, e.recheck_until, s.stage, s.released_at
    from exams e join exam_scores s on s.exam_id = e.id and s.stage <> 'written'
    where e.scores_at <= ${now} and s.released_at > ${since} and s.released_at <= ${now}
    order by e.id, s.stage, s.released_at`)
