import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

/** Who is connected, by identifier. */
interface Connected {
  readonly users: readonly string[]
}

/** Notes that people are there: visitors who wait in a queue, recruiters who work at one. */
export async function heardOf(db: Queryable, { users }: Connected, now: Date): Promise<void> {
  await db.run(sql`
    update fair_places set seen_at = greatest(seen_at, ${now})
    where user_id = any(${[...users]}::uuid[]) and state in ('waiting', 'called', 'talking')`)
  await db.run(sql`
    update fair_recruiters r set seen_at = greatest(r.seen_at, ${now})
    from fair_participations p join fairs f on f.id = p.fair_id
    where p.id = r.participation_id and f.closes_at > ${now} and r.user_id = any(${[...users]}::uuid[])`)
}
