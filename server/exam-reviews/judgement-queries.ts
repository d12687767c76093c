import type { ExamCondition } from '#contract/exam-conditions'
import type { Judgement } from '#contract/exam-review-rules'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

/** What was made of a registration as it stands, in order. */
export const listJudgements = (db: Queryable, id: string, turn: number): Promise<Judgement[]> =>
  db.query<Judgement>(sql`
    select user_id as by, command, reasons from exam_review_judgements
    where registration_id = ${id} and turn = ${turn} order by place`)

/** Who had a hand in refusing it before. */
export async function listRefusers(db: Queryable, id: string, turn: number): Promise<(string | null)[]> {
  const rows = await db.query<{ by: string | null }>(sql`
    select distinct user_id as by from exam_review_judgements
    where registration_id = ${id} and turn < ${turn} and command = 'refuse'`)
  return rows.map(({ by }) => by)
}

interface NewJudgement extends Judgement {
  readonly id: string
  readonly turn: number
  readonly place: number
  readonly at: Date
}

export const insertJudgement = (tx: Queryable, { id, turn, place, by, command, reasons, at }: NewJudgement) =>
  tx.run(sql`
    insert into exam_review_judgements (registration_id, turn, place, user_id, command, reasons, at)
    values (${id}, ${turn}, ${place}, ${by}, ${command}, ${sql.json(reasons)}, ${at})`)

/** The exam of a registration, and the salt that its samples go by. */
export async function findCase(db: Queryable, id: string) {
  const [row] = await db.query<{ exam: number; salt: string; conditions: ExamCondition[] | null }>(sql`
    select g.exam_id as exam, e.review_salt as salt, p.conditions from exam_registrations g
    join exams e on e.id = g.exam_id left join exam_positions p on p.id = g.position_id where g.id = ${id}`)
  return row
}

/** What the last appeal says. */
export async function findAppeal(db: Queryable, id: string): Promise<string> {
  const [row] = await db.query<{ note: string }>(sql`
    select note from exam_registration_steps where registration_id = ${id} and what = 'appeal' order by place desc limit 1`)
  return row?.note ?? ''
}

/** One file of a registration's materials, whose owner still has it, with where it stands; undefined for any other. */
export async function findMaterial(db: Queryable, id: string, file: string) {
  const [row] = await db.query<{ name: string; mime: string; slots: string[] }>(sql`
    select f.name, f.mime, array_agg(slot.key) as slots
    from exam_registrations g cross join lateral jsonb_each(g.materials) slot join files f on f.id = ${file}
    where g.id = ${id} and slot.value ? ${file} group by f.id`)
  return row
}

export const listFiles = (db: Queryable, ids: readonly string[]) =>
  db.query<{ id: string; name: string; bytes: number; mime: string }>(sql`
    select id, name, bytes, mime from files where id = any(${[...ids]}::uuid[]) order by created_at, id`)
