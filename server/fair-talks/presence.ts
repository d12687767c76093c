import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

/** Who is connected, by identifier. */
interface Connected {
  readonly users: readonly string[]
  readonly companies: readonly string[]
}

/**
 * Notes that people are there: visitors who wait in a queue, exhibitors whose board is open. Rows are taken in order of
 * their ids; whoever is being moved at this moment is left out, and heard of the next time.
 */
export async function heardOf(db: Queryable, { users, companies }: Connected, now: Date): Promise<void> {
  await db.run(sql`
    with here as (
      select id from fair_places where user_id = any(${[...users]}::uuid[]) and state in ('waiting', 'called', 'talking')
      order by id for no key update skip locked)
    update fair_places l set seen_at = greatest(l.seen_at, ${now}) from here where l.id = here.id`)
  await db.run(sql`
    with here as (
      select b.participation_id from fair_boards b join fair_participations p on p.id = b.participation_id
      where b.open and p.company_id = any(${[...companies]}::bigint[])
      order by b.participation_id for no key update of b skip locked)
    update fair_boards b set seen_at = greatest(b.seen_at, ${now}) from here
    where b.participation_id = here.participation_id`)
}
