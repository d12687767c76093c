import type { Queryable } from '../../db/db.ts'
import { sql } from '../../db/sql.ts'

interface HealthRow {
  readonly well: boolean
  readonly note: string
  readonly at: string
}

export async function findHealthAnswers(db: Queryable, registration: string): Promise<HealthRow | undefined> {
  const [row] = await db.query<HealthRow>(sql`
    select well, note, at from exam_health_answers where registration_id = ${registration}`)
  return row
}

/** The last answers are the ones that count. */
export const storeHealthAnswers = (
  tx: Queryable,
  registration: string,
  { well, note }: Omit<HealthRow, 'at'>,
  now: Date,
) =>
  tx.run(sql`
    insert into exam_health_answers (registration_id, well, note, at) values (${registration}, ${well}, ${note}, ${now})
    on conflict (registration_id) do update set well = excluded.well, note = excluded.note, at = excluded.at`)

export const forgetHealthAnswers = (db: Queryable, before: Date) =>
  db.run(sql`delete from exam_health_answers where at <= ${before}`)
