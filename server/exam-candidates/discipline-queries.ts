import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

interface DisciplineRow {
  readonly article: number
  readonly item: number
  readonly facts: string
  readonly papers: string[]
  readonly decided_at: string
}

/** Latest first. */
export const listDisciplines = (db: Queryable, registration: string): Promise<DisciplineRow[]> =>
  db.query<DisciplineRow>(sql`
    select article, item, facts, papers, decided_at from exam_disciplines
    where registration_id = ${registration} order by decided_at desc, id`)

interface NewDiscipline {
  readonly id: string
  readonly registration: string
  readonly change: string
  readonly article: number
  readonly item: number
  readonly facts: string
  readonly papers: readonly string[]
  readonly now: Date
}

export const insertDiscipline = (tx: Queryable, one: NewDiscipline) =>
  tx.run(sql`
    insert into exam_disciplines (id, registration_id, change_id, article, item, facts, papers, decided_at)
    values (${one.id}, ${one.registration}, ${one.change}, ${one.article}, ${one.item}, ${one.facts},
      ${[...one.papers]}::text[], ${one.now})`)

/** Voids papers of what somebody has scored: the flag in place of marks, no total, no rank. */
export const voidScores = (tx: Queryable, registration: string, papers: readonly string[]) =>
  tx.run(sql`
    update exam_scores set total = null, rank = null, goes_on = case when goes_on is null then null else false end,
      parts = parts || (select coalesce(jsonb_object_agg(code, jsonb_build_object('marks', null, 'flag', 'discipline')), '{}')
        from unnest(${[...papers]}::text[]) as p(code) where parts ? code)
    where registration_id = ${registration} and parts ?| ${[...papers]}::text[]`)

/** Phone number under which an exam's organiser is reached. */
export async function findContact(db: Queryable, exam: number): Promise<{ title: string; phone: string }> {
  const [row] = await db.query<{ title: string; phone: string }>(sql`
    select title, phone from exams where id = ${exam}`)
  return row ?? { title: '', phone: '' }
}
