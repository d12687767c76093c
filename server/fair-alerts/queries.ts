import { type FairAlerts, type FairAlertWay, fairAlertWays } from '#contract/fair-alerts'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

interface AlertsRow {
  readonly ways: readonly FairAlertWay[] | null
  readonly phone: boolean
  readonly email: boolean
}

export async function findAlerts(db: Queryable, user: string): Promise<FairAlerts> {
  const [row] = await db.query<AlertsRow>(sql`
    select a.ways, coalesce(u.phone, '') <> '' as phone, coalesce(u.email, '') <> '' as email
    from users u left join fair_alerts a on a.user_id = u.id where u.id = ${user}`)
  const known = { sms: row?.phone === true, email: row?.email === true }
  const possible = fairAlertWays.filter(way => known[way])
  return { ways: possible.filter(way => row?.ways?.includes(way)), possible }
}

export const putAlerts = (tx: Queryable, user: string, ways: readonly FairAlertWay[], now: Date) =>
  tx.run(sql`
    insert into fair_alerts (user_id, ways, chosen_at) values (${user}, ${[...ways]}::text[], ${now})
    on conflict (user_id) do update set ways = excluded.ways, chosen_at = excluded.chosen_at`)
