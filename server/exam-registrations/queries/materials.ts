import type { Queryable } from '../../db/db.ts'
import { sql } from '../../db/sql.ts'
import { BATCH } from './waiting.ts'

/**
 * Forgets what was handed in as proof for exams that were over by then, of all who did not go on in their last group, and
 * gives the files that went with it. What was chosen is the employer's record.
 */
export async function dropMaterials(tx: Queryable, before: Date): Promise<string[]> {
  const rows = await tx.query<{ id: string; materials: Record<string, string[]> }>(sql`
    select g.id, g.materials from exam_registrations g join exams e on e.id = g.exam_id
    where e.closed_at <= ${before} and g.materials <> '{}' and not coalesce((
      select s.goes_on from exam_scores s where s.registration_id = g.id
      order by array_position(array['written', 'skill', 'interview'], s.stage) desc limit 1), false)
    order by g.id limit ${BATCH} for update of g skip locked`)
  const ids = rows.map(({ id }) => id)
  await tx.run(sql`update exam_registrations set materials = '{}' where id = any(${ids}::uuid[])`)
  const files = rows.flatMap(({ materials }) => Object.values(materials).flat())
  await tx.run(sql`delete from files where id = any(${files}::uuid[])`)
  return files
}
