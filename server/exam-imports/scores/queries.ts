import type { TicketStage } from '#contract/exam-tickets'
import { insertRows } from '../../db/bulk.ts'
import type { Queryable } from '../../db/db.ts'
import { sql } from '../../db/sql.ts'
import type { Parts } from './parse.ts'

export interface SatRow {
  readonly registration: string
  readonly ticket: string
  /** What candidates know their registration by. */
  readonly number: string
  readonly position: number | null
  /** Codes of the papers that one sits; empty for all. */
  readonly papers: readonly string[]
  readonly parts: Parts | null
  readonly panel: string
  readonly bonus: number
  /** As it was reckoned last. */
  readonly total: number | null
  /** Codes of the papers that a decision on discipline has made void. */
  readonly voided: readonly string[]
  readonly released_at: string | null
}

/** Tickets of a stage that one may come with: not those of a position that was cancelled. */
const isGood = (stage: TicketStage) => sql`t.stage = ${stage} and not t.void and g.pending is distinct from 'position'`

/** Everybody who has a ticket for a stage, with what is stored of them. */
export const listSat = (db: Queryable, exam: string, stage: TicketStage = 'written'): Promise<SatRow[]> =>
  db.query<SatRow>(sql`
    select t.registration_id as registration, t.number as ticket, g.number, g.position_id as position,
      case when t.stage = 'written' then coalesce(p.papers, '{}') else '{}' end as papers, s.parts, s.released_at,
      coalesce(s.panel, '') as panel, coalesce(s.bonus, 0) as bonus, s.total,
      array(select distinct unnest(d.papers) from exam_disciplines d where d.registration_id = t.registration_id) as voided
    from exam_tickets t join exam_registrations g on g.id = t.registration_id
    left join exam_positions p on p.id = g.position_id
    left join exam_scores s on s.registration_id = t.registration_id and s.stage = t.stage
    where t.exam_id = ${exam} and ${isGood(stage)} order by t.number`)

/** What tickets, papers and scores of a stage come to, as a hash: the same as long as nobody changes one. */
export async function scoresBase(db: Queryable, exam: string, stage: TicketStage = 'written') {
  const [row] = await db.query<{ hash: string; tickets: number; stored: number }>(sql`
    select encode(sha256(convert_to(coalesce(string_agg(jsonb_build_array(t.number, t.registration_id, g.position_id,
        coalesce(p.papers, '{}'), s.parts, s.panel, s.bonus)::text, ' ' order by t.number), '')
        || coalesce((select string_agg(r.code || r.full_marks, ' ' order by r.place) from exam_papers r
          where r.exam_id = ${exam}), ''), 'UTF8')), 'hex') as hash,
      count(*) as tickets, count(s.registration_id) as stored
    from exam_tickets t join exam_registrations g on g.id = t.registration_id
    left join exam_positions p on p.id = g.position_id
    left join exam_scores s on s.registration_id = t.registration_id and s.stage = t.stage
    where t.exam_id = ${exam} and ${isGood(stage)}`)
  return row ?? { hash: '', tickets: 0, stored: 0 }
}

export interface WrittenScore {
  readonly registration_id: string
  readonly parts: Parts
  readonly panel: string
  readonly bonus: number
  readonly total: number | null
  readonly rank: number | null
}

/** Writes scores of a stage. What candidates can see already stays seen; all else is shown at `releasedAt`. */
export async function putScores(
  tx: Queryable,
  exam: string,
  scores: readonly WrittenScore[],
  { stage, now, releasedAt }: { readonly stage: TicketStage; readonly now: Date; readonly releasedAt: Date },
): Promise<void> {
  const rows = scores.map(score => ({
    ...score,
    exam_id: Number(exam),
    stage,
    released_at: releasedAt.toISOString(),
    sample: false,
  }))
  await insertRows(tx, 'exam_scores', rows, {
    chunk: 2_000,
    onConflict: sql`on conflict (registration_id, stage) do update set parts = excluded.parts, total = excluded.total,
      rank = excluded.rank, panel = excluded.panel, bonus = excluded.bonus, released_at = case when exam_scores.released_at <= ${now}::timestamptz
        then exam_scores.released_at else excluded.released_at end
      where (exam_scores.parts, exam_scores.total, exam_scores.rank, exam_scores.panel, exam_scores.bonus)
        is distinct from (excluded.parts, excluded.total, excluded.rank, excluded.panel, excluded.bonus)
        or exam_scores.released_at is null or exam_scores.released_at > ${now}::timestamptz`,
  })
}

/** Whose these registrations are; those of nobody's account are left out. */
export async function listHolders(
  db: Queryable,
  registrations: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.query<{ id: string; user_id: string }>(sql`
    select id, user_id from exam_registrations where id = any(${[...registrations]}::uuid[]) and user_id is not null`)
  return new Map(rows.map(({ id, user_id }) => [id, user_id]))
}

/** The ranks that are stored of an exam's written papers, by registration. */
export async function listRanks(db: Queryable, exam: string): Promise<ReadonlyMap<string, number | null>> {
  const rows = await db.query<{ id: string; rank: number | null }>(sql`
    select registration_id as id, rank from exam_scores where exam_id = ${exam} and stage = 'written'`)
  return new Map(rows.map(({ id, rank }) => [id, rank]))
}
