import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

/** Who is connected, by identifier. */
interface Connected {
  readonly users: readonly string[]
  readonly companies: readonly string[]
}

/** Notes that people are there: visitors who wait in a queue, exhibitors whose board is open. */
export async function heardOf(db: Queryable, { users, companies }: Connected, now: Date): Promise<void> {
  await db.run(sql`
    update fair_places set seen_at = greatest(seen_at, ${now})
    where user_id = any(${[...users]}::uuid[]) and state in ('waiting', 'called', 'talking')`)
  await db.run(sql`
    update fair_boards b set seen_at = greatest(seen_at, ${now}) from fair_participations p
    where p.id = b.participation_id and b.open and p.company_id = any(${[...companies]}::bigint[])`)
}
