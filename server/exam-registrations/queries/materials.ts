import type { Queryable } from '../../db/db.ts'
import { sql } from '../../db/sql.ts'

/** Nobody has gone through its proofs since it was over. */
const isDue = sql`(proofs_dropped_at is null or proofs_dropped_at < closed_at)`

/** Exams that were over by then, and whose proofs are still to be gone through. */
export const listProofsDue = (db: Queryable, before: Date) =>
  db.query<{ id: number }>(sql`
    select id from exams where closed_at <= ${before} and ${isDue} order by id`)

const statementsOf = sql`exam_statements s where s.registration_id = g.id`

const hasProofs = sql`(g.materials <> '{}' or exists (select 1 from ${statementsOf} and s.files <> '{}'))`

interface Portion {
  /** Written tickets, or registration numbers where there was none, of those whose proofs are the employer's record. */
  readonly chosen: readonly string[]
  /** Those that follow this one; undefined for the first ones. */
  readonly after: string | undefined
  readonly limit: number
}

/** Registrations of an exam whose proofs are to go: of those who were not chosen. */
export const listProofs = (db: Queryable, exam: number, { chosen, after, limit }: Portion) =>
  db.query<{ id: string }>(sql`
    select g.id from exam_registrations g
    where g.exam_id = ${exam} and ${hasProofs}
      and not coalesce((select t.number from exam_tickets t
        where t.registration_id = g.id and t.stage = 'written' and not t.void), g.number, '') = any(${[...chosen]}::text[])
      and ${after === undefined ? sql`true` : sql`g.id > ${after}`}
    order by g.id limit ${limit}`)

/** Forgets what was handed in as proof with a registration, or with a statement on it; gives the files that go along. */
export async function dropProofs(tx: Queryable, id: string): Promise<string[]> {
  const [row] = await tx.query<{ materials: Record<string, string[]>; stated: string[] }>(sql`
    select g.materials, array(select unnest(s.files) from ${statementsOf}) as stated from exam_registrations g
    where g.id = ${id} for update of g`)
  if (!row) return []
  await tx.run(sql`update exam_registrations set materials = '{}' where id = ${id}`)
  await tx.run(sql`update exam_statements set files = '{}' where registration_id = ${id}`)
  const files = [...Object.values(row.materials).flat(), ...row.stated]
  await tx.run(sql`delete from files where id = any(${files}::uuid[])`)
  return files
}

/** Every proof of the exam that was to go has gone. */
export const markProofsDropped = (db: Queryable, exam: number, now: Date) =>
  db.run(sql`update exams set proofs_dropped_at = ${now} where id = ${exam}`)
