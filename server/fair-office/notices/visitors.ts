import type { Queryable } from '../../db/db.ts'
import { sql } from '../../db/sql.ts'

/** Whether visitors can register: their tickets have a table of their own. */
async function hasTickets(db: Queryable): Promise<boolean> {
  const [row] = await db.query<{ has: boolean }>(sql`select to_regclass('fair_tickets') is not null as has`)
  return row?.has ?? false
}

/** Accounts that have a ticket for a fair or wait for one, and those that wish or have a talk there. */
export async function listVisitorsOf(db: Queryable, fair: string): Promise<string[]> {
  if (!(await hasTickets(db))) return []
  const rows = await db.query<{ user_id: string }>(sql`
    select t.user_id from (
      select user_id from fair_tickets where fair_id = ${fair} and state <> 'cancelled'
      union select r.user_id from fair_talk_requests r where r.fair_id = ${fair}
        and not exists (select 1 from fair_draws d where d.fair_id = r.fair_id and d.drawn_at is not null)
      union select g.user_id from fair_talk_grants g join fair_talk_slots s on s.id = g.slot_id
        join fair_participations p on p.id = s.participation_id where p.fair_id = ${fair} and g.ended_at is null) t
    join users u on u.id = t.user_id and u.cancelled_at is null order by t.user_id`)
  return rows.map(({ user_id }) => user_id)
}

/** How many have registered and how many came in; null where nobody can register. */
export async function visitorFigures(
  db: Queryable,
  fair: string,
): Promise<{ registered: number; admitted: number } | null> {
  if (!(await hasTickets(db))) return null
  const [row] = await db.query<{ registered: number; admitted: number }>(sql`
    select greatest((select count(*) from fair_tickets where fair_id = ${fair} and state = 'valid'),
        coalesce((select registered from fair_visit_counts where fair_id = ${fair}), 0))::int as registered,
      greatest((select count(distinct number) filter (where let_in) + count(*) filter (where kind = 'walk-in')
          from fair_scans where fair_id = ${fair}),
        coalesce((select admitted + walk_ins from fair_visit_counts where fair_id = ${fair}), 0))::int as admitted`)
  return row ?? { registered: 0, admitted: 0 }
}
