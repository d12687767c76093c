import { chinaDay } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import type { Outbox } from '../outbox.ts'
import { sendAlerts } from './alerts.ts'
import { remindOfAlerts, remindOfClosing } from './reminders.ts'
import { rebuildTerms } from './terms.ts'

/** Terms change slowly, and counting them reads all open jobs. */
const TERMS_EVERY = '1 hour'

/** True for one copy of the service once in that time. */
async function begins(db: Db, name: string, every: string, now: Date): Promise<boolean> {
  const count = await db.run(sql`
    insert into search_tasks as task (name, began_at) values (${name}, ${now})
    on conflict (name) do update set began_at = excluded.began_at
      where task.began_at <= ${now}::timestamptz - ${every}::interval`)
  return count === 1
}

/** What falls due by itself: alerts, reminders, and the terms that are suggested. */
export async function keepSearches(db: Db, outbox: Outbox, now: Date, origin: string): Promise<void> {
  for (const { way, message } of await sendAlerts(db, now, origin)) await outbox[way](message)
  await remindOfClosing(db, now)
  await remindOfAlerts(db, now)
  if (await begins(db, 'terms', TERMS_EVERY, now)) await db.tx(tx => rebuildTerms(tx, chinaDay(now)))
}
