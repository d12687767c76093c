import type { Queryable } from '../../db/db.ts'
import { sql } from '../../db/sql.ts'
import { BATCH, type Dropped } from './waiting.ts'

/** Nobody has gone through its proofs since it was over. */
const isDue = sql`(proofs_dropped_at is null or proofs_dropped_at < closed_at)`

/** Exams that were over by then, and whose proofs are still to be gone through. */
export const listProofsDue = (db: Queryable, before: Date) =>
  db.query<{ id: number }>(sql`
    select id from exams where closed_at <= ${before} and ${isDue} order by id`)

interface Proofs {
  readonly exam: number
  /** Written tickets, or registration numbers where there was none, of those whose proofs are the employer's record. */
  readonly chosen: readonly string[]
  readonly now: Date
}

const statementsOf = sql`exam_statements s where s.registration_id = g.id`

/**
 * Forgets what some of those who were not chosen handed in as proof, or with a statement, and marks the exam where they
 * were the last. Does nothing where somebody else is at the same exam.
 */
export async function dropMaterials(tx: Queryable, { exam, chosen, now }: Proofs): Promise<Dropped> {
  const held = await tx.query(sql`
    select 1 from exams where id = ${exam} and ${isDue} for update skip locked`)
  if (held.length === 0) return { count: 0, files: [] }
  const rows = await tx.query<{ id: string; materials: Record<string, string[]>; stated: string[] }>(sql`
    select g.id, g.materials, array(select unnest(s.files) from ${statementsOf}) as stated from exam_registrations g
    where g.exam_id = ${exam}
      and (g.materials <> '{}' or exists (select 1 from ${statementsOf} and s.files <> '{}'))
      and not coalesce((select t.number from exam_tickets t
        where t.registration_id = g.id and t.stage = 'written' and not t.void), g.number, '') = any(${[...chosen]}::text[])
    order by g.id limit ${BATCH} for update of g`)
  const ids = rows.map(({ id }) => id)
  await tx.run(sql`update exam_registrations set materials = '{}' where id = any(${ids}::uuid[])`)
  await tx.run(sql`update exam_statements set files = '{}' where registration_id = any(${ids}::uuid[])`)
  const files = rows.flatMap(({ materials, stated }) => [...Object.values(materials).flat(), ...stated])
  await tx.run(sql`delete from files where id = any(${files}::uuid[])`)
  if (rows.length < BATCH) await tx.run(sql`update exams set proofs_dropped_at = ${now} where id = ${exam}`)
  return { count: rows.length, files }
}
