import type { Queryable } from '../../db/db.ts'
import { sql } from '../../db/sql.ts'

/** When an exam's first paper begins. */
export async function findExamFrom(db: Queryable, exam: string): Promise<string | undefined> {
  const [row] = await db.query<{ exam_from: string }>(sql`select exam_from from exams where id = ${exam}`)
  return row?.exam_from
}
