import type { RecheckState } from '#contract/exam-recheck-life'
import type { PaperScore } from '#contract/exam-scores'
import type { TicketStage } from '#contract/exam-tickets'
import type { Queryable } from '../../db/db.ts'
import { sql } from '../../db/sql.ts'
import type { Slice } from '../../paging.ts'

export interface RecheckRow {
  readonly id: string
  readonly registration_id: string
  readonly exam_id: number
  readonly exam: string
  readonly user_id: string | null
  readonly ticket: string | null
  readonly code: string | null
  readonly unit: string | null
  readonly title: string | null
  /** In which the mark was given. */
  readonly stage: TicketStage
  readonly paper: string
  /** Null in a later stage, which has no papers. */
  readonly paper_title: string | null
  readonly score: PaperScore | null
  readonly cause: string
  readonly note: string
  readonly state: RecheckState
  readonly answer: string
  readonly asked_at: string
  readonly answered_at: string | null
}

/** Which stage gave the mark: the first that has one of this name, as candidates are asked about it. */
const marked = sql`
  left join lateral (
    select m.stage, m.parts -> c.paper as score from exam_scores m
    where m.registration_id = c.registration_id and m.parts ? c.paper
    order by array_position(array['written', 'skill', 'interview'], m.stage) limit 1) s on true`

const rechecks = sql`
  select c.id, c.registration_id, g.exam_id, e.title as exam, g.user_id, t.number as ticket, p.code, p.unit, p.title,
    coalesce(s.stage, 'written') as stage, c.paper, r.title as paper_title, s.score, c.cause, c.note, c.state, c.answer,
    c.asked_at, c.answered_at
  from exam_rechecks c
  join exam_registrations g on g.id = c.registration_id
  join exams e on e.id = g.exam_id
  left join exam_positions p on p.id = g.position_id
  ${marked}
  left join exam_papers r on r.exam_id = g.exam_id and r.code = c.paper and coalesce(s.stage, 'written') = 'written'
  left join exam_tickets t on t.registration_id = g.id and t.stage = 'written' and not t.void`

/** Those of an exam, of a stage and in a state; '' for every one. */
interface Wanted {
  readonly exam: string
  readonly stage: TicketStage | ''
  readonly state: RecheckState | ''
}

const isWanted = ({ stage, state }: Wanted) => sql`
  (${stage} = '' or coalesce(s.stage, 'written') = ${stage}) and (${state} = '' or c.state = ${state})`

export const listExamRechecks = (db: Queryable, wanted: Wanted, { limit, offset }: Slice) =>
  db.query<RecheckRow>(sql`
    ${rechecks} where g.exam_id = ${wanted.exam} and ${isWanted(wanted)}
    order by c.state <> 'asked', c.asked_at, c.id limit ${limit} offset ${offset}`)

/** How many there are, and how many of each stage wait for an answer. */
export async function countExamRechecks(db: Queryable, wanted: Wanted) {
  const rows = await db.query<{ stage: TicketStage; total: number; asked: number }>(sql`
    select coalesce(s.stage, 'written') as stage, count(*) filter (where ${isWanted(wanted)}) as total,
      count(*) filter (where c.state = 'asked') as asked
    from exam_rechecks c join exam_registrations g on g.id = c.registration_id
    ${marked}
    where g.exam_id = ${wanted.exam} group by 1`)
  const askedIn = (stage: TicketStage) => rows.find(row => row.stage === stage)?.asked ?? 0
  return {
    total: rows.reduce((sum, { total }) => sum + total, 0),
    asked: { written: askedIn('written'), skill: askedIn('skill'), interview: askedIn('interview') },
  }
}

/** Held until the transaction ends. */
export async function lockRecheck(tx: Queryable, id: string): Promise<RecheckRow | undefined> {
  await tx.query(sql`select 1 from exam_rechecks where id = ${id} for update`)
  const [row] = await tx.query<RecheckRow>(sql`${rechecks} where c.id = ${id}`)
  return row
}

export const answerRecheck = (tx: Queryable, id: string, state: RecheckState, answer: string, now: Date) =>
  tx.run(sql`update exam_rechecks set state = ${state}, answer = ${answer}, answered_at = ${now} where id = ${id}`)

/** Of a mark that is corrected: whoever had asked is answered, and who was told that it stays. */
export const answerCorrected = (tx: Queryable, registration: string, paper: string, answer: string, now: Date) =>
  tx.run(sql`
    update exam_rechecks set state = 'changed', answer = ${answer}, answered_at = ${now}
    where registration_id = ${registration} and paper = ${paper} and state in ('asked', 'kept')`)
