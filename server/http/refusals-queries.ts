import type { Db, Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

export interface RefusalRow {
  readonly window_start: Date
  readonly actor: string | null
  readonly actor_type: number | null
  readonly address: string
  readonly call: string
  readonly reason: string
  readonly tries: number
  readonly subjects: readonly string[]
  readonly first_at: Date
  readonly last_at: Date
}

/** Adds these to what is there. Always in the same order, so that copies of the service do not wait for each other in circles. */
export const insertRefusals = (db: Db, rows: readonly RefusalRow[], mostNamed: number) =>
  db.run(sql`
    insert into refusals as r (window_start, actor, actor_type, address, call, reason, tries, subjects, first_at, last_at)
    select window_start, actor, actor_type, address, call, reason, tries, subjects, first_at, last_at
    from json_to_recordset(${sql.json(rows)}) as line (window_start timestamptz, actor uuid, actor_type smallint, address text,
      call text, reason text, tries integer, subjects text[], first_at timestamptz, last_at timestamptz)
    order by window_start, actor, address, call, reason
    on conflict (window_start, actor, address, call, reason) do update set
      tries = r.tries + excluded.tries,
      last_at = excluded.last_at,
      subjects = array(select distinct name from unnest(r.subjects || excluded.subjects) name order by name limit ${mostNamed})`)

/** Forgets refusals from before a moment, those in the audit log as well. */
export async function deleteRefusalsBefore(db: Queryable, moment: Date): Promise<void> {
  await db.run(sql`delete from refusals where window_start < ${moment}`)
  await db.run(sql`delete from audit_log where outcome = 'refused' and at < ${moment}`)
}
