import { eachApart } from '../apart.ts'
import { secondsAfter } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { clockRuns, wasOver } from '../job-fairs/clock.ts'
import { fairsOf } from './fair.ts'
import { fillAllPlaces } from './places.ts'

/** Tickets and scans are kept so long after their fair; then only figures stay. */
export const VISITS_KEPT_DAYS = 30
const DAY = 86_400
const AT_ONCE = 50

/** Counts the visitors of fairs that are long over, and deletes their tickets and scans. How many fairs it were. */
export const dropOldVisits = (db: Db, now: Date): Promise<number> =>
  db.tx(async tx => {
    const rows = await tx.query<{ id: number }>(sql`
      select f.id from fairs f where ${wasOver(secondsAfter(now, -VISITS_KEPT_DAYS * DAY))}
        and (exists (select 1 from fair_tickets t where t.fair_id = f.id)
          or exists (select 1 from fair_scans s where s.fair_id = f.id))
      order by f.id limit ${AT_ONCE} for update skip locked`)
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return 0
    const these = sql`any(${ids}::bigint[])`
    await tx.run(sql`
      insert into fair_visit_counts (fair_id, registered, admitted, walk_ins, counted_at)
      select f.id, (select count(*) from fair_tickets t where t.fair_id = f.id and t.state = 'valid'),
        (select count(distinct s.number) from fair_scans s where s.fair_id = f.id and s.let_in),
        (select count(*) from fair_scans s where s.fair_id = f.id and s.kind = 'walk-in'), ${now}
      from fairs f where f.id = ${these} on conflict (fair_id) do nothing`)
    await tx.run(sql`delete from fair_scans where fair_id = ${these}`)
    await tx.run(sql`delete from fair_tickets where fair_id = ${these}`)
    await tx.run(sql`delete from fair_slots where fair_id = ${these}`)
    return ids.length
  })

/**
 * Gives places that have become free without anybody's doing, as where a hall takes more people, to those who wait. A fair of
 * which this fails keeps no other from it; the failures are thrown in the end.
 */
export async function keepWaitingLists(db: Db, now: Date): Promise<void> {
  const rows = await db.query<{ id: number }>(sql`
    select f.id from fairs f where f.register_from <= ${now} and f.register_until > ${now} and ${clockRuns}
      and exists (select 1 from fair_tickets t where t.fair_id = f.id and t.state = 'waiting') order by f.id`)
  await eachApart(
    rows,
    ({ id }) => id,
    ({ id }) =>
      db.tx(async tx => {
        const fair = (await fairsOf(tx, [id], now)).get(id)
        if (fair) await fillAllPlaces(tx, fair, now)
      }),
  )
}
