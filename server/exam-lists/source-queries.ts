import type { PaperScore } from '#contract/exam-scores'
import type { ScoreCard, TicketStage } from '#contract/exam-tickets'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

export interface ExamRow {
  readonly id: number
  readonly theme_id: number
  readonly title: string
  readonly organiser: string
  readonly phone: string
  readonly scores_at: string
  readonly recheck_until: string
  readonly rules: unknown
}

export async function findExam(db: Queryable, exam: string): Promise<ExamRow | undefined> {
  const [row] = await db.query<ExamRow>(sql`
    select e.id, e.theme_id, e.title, e.organiser, e.phone, e.scores_at, e.recheck_until, t.rules
    from exams e join exam_themes t on t.id = e.theme_id where e.id = ${exam}`)
  return row
}

export interface PositionRow {
  readonly id: number
  readonly code: string
  readonly unit: string
  readonly title: string
  readonly headcount: number
  readonly full_marks: number
}

export const listPositions = (db: Queryable, exam: string) =>
  db.query<PositionRow>(sql`
    select p.id, p.code, p.unit, p.title, p.headcount, coalesce((
      select sum(a.full_marks) from exam_papers a where a.exam_id = p.exam_id and a.code = any(p.papers)), 0) as full_marks
    from exam_positions p where p.exam_id = ${exam} and p.state <> 'cancelled' order by p.code`)

export interface EntryRow {
  readonly registration_id: string
  readonly user_id: string | null
  readonly position_id: number
  readonly name: string
  readonly ticket: string
  /** By paper's code. */
  readonly papers: Readonly<Record<string, PaperScore>>
  readonly bonus: number
  readonly panel: string | null
  /** What the interview brought, by part. */
  readonly interview: Readonly<Record<string, PaperScore>> | null
  /** The same of the skill test. */
  readonly skill: Readonly<Record<string, PaperScore>> | null
}

/** Everybody with scores in the written papers, and what their interview and their skill test brought. */
export const listEntries = (db: Queryable, exam: string) =>
  db.query<EntryRow>(sql`
    select r.id as registration_id, r.user_id, r.position_id, r.name, coalesce(t.number, r.number) as ticket,
      w.parts as papers, w.bonus, i.panel, i.parts as interview, k.parts as skill
    from exam_scores w join exam_registrations r on r.id = w.registration_id
    left join exam_scores i on i.registration_id = w.registration_id and i.stage = 'interview'
    left join exam_scores k on k.registration_id = w.registration_id and k.stage = 'skill'
    left join exam_tickets t on t.registration_id = w.registration_id and t.stage = 'written' and not t.void
    where w.exam_id = ${exam} and w.stage = 'written' and r.position_id is not null order by ticket`)

interface Released {
  readonly scores: number
  /** Of those, the ones that candidates cannot see yet. */
  readonly held: number
}

export async function countScores(db: Queryable, exam: string, stage: TicketStage, now: Date): Promise<Released> {
  const [row] = await db.query<Released>(sql`
    select count(*) as scores, count(*) filter (where released_at is null or released_at > ${now}) as held
    from exam_scores where exam_id = ${exam} and stage = ${stage}`)
  return row ?? { scores: 0, held: 0 }
}

interface Standing {
  readonly id: string
  readonly rank: number | null
  readonly line: number | null
  readonly goesOn: boolean
}

/** In one statement so many. */
const CHUNK = 5_000

/** Rank, line and who goes on, where candidates see them beside their marks. */
export async function writeStandings(tx: Queryable, standings: readonly Standing[]): Promise<void> {
  for (let start = 0; start < standings.length; start += CHUNK) {
    await tx.run(sql`
      update exam_scores s set rank = g.rank, line = g.line, goes_on = g."goesOn"
      from json_to_recordset(${sql.json(standings.slice(start, start + CHUNK))})
        as g (id uuid, rank integer, line integer, "goesOn" boolean)
      where s.registration_id = g.id and s.stage = 'written'`)
  }
}

interface Overall extends NonNullable<ScoreCard['overall']> {
  readonly id: string
}

/** What the list of totals says of each, where candidates see it beside their marks; of nobody else any more. */
export async function writeOveralls(tx: Queryable, exam: string, overalls: readonly Overall[]): Promise<void> {
  await tx.run(sql`update exam_scores set overall = null where exam_id = ${exam} and overall is not null`)
  for (let start = 0; start < overalls.length; start += CHUNK) {
    const rows = overalls.slice(start, start + CHUNK).map(({ id, written, skill, interview, total, rank }) => ({
      id,
      overall: { written, skill, interview, total, rank },
    }))
    await tx.run(sql`
      update exam_scores s set overall = g.overall
      from json_to_recordset(${sql.json(rows)}) as g (id uuid, overall jsonb)
      where s.registration_id = g.id and s.stage = 'written'`)
  }
}

/** Takes back the tickets of later stages of whoever is not on the released shortlist any more. */
export const voidTicketsBeyond = (tx: Queryable, exam: string) =>
  tx.run(sql`
    update exam_tickets t set void = true
    where t.exam_id = ${exam} and t.stage <> 'written' and not t.void and not exists (
      select 1 from exam_scores s where s.registration_id = t.registration_id and s.stage = 'written' and s.goes_on)`)
