import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

/** Who is connected, by identifier. */
interface Connected {
  readonly users: readonly string[]
}

/**
 * Notes that people are there: visitors who wait in a queue, recruiters who work at one. Rows are taken in order of their
 * keys; whoever is being moved at this moment is left out, and heard of the next time.
 */
export async function heardOf(db: Queryable, { users }: Connected, now: Date): Promise<void> {
  await db.run(sql.prepared`
    with here as (
      select id from fair_places where user_id = any(${[...users]}::uuid[]) and state in ('waiting', 'called', 'talking')
      order by id for no key update skip locked)
    update fair_places l set seen_at = greatest(l.seen_at, ${now}) from here where l.id = here.id`)
  await db.run(sql.prepared`
    with here as (
      select r.participation_id, r.user_id from fair_recruiters r
      join fair_participations p on p.id = r.participation_id join fairs f on f.id = p.fair_id
      where f.closes_at > ${now} and r.user_id = any(${[...users]}::uuid[])
      order by r.participation_id, r.user_id for no key update of r skip locked)
    update fair_recruiters r set seen_at = greatest(r.seen_at, ${now}) from here
    where r.participation_id = here.participation_id and r.user_id = here.user_id`)
}
