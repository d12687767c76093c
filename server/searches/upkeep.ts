import { type Clock, chinaDay } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import type { Logger } from '../logger.ts'
import type { Outbox } from '../outbox.ts'
import { sendAlerts } from './alerts.ts'
import { sendLetters } from './letters.ts'
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

interface Parts {
  readonly db: Db
  readonly outbox: Outbox
  readonly clock: Clock
  readonly logger: Pick<Logger, 'error'>
  /** Where links of e-mails and texts lead. */
  readonly origin: string
  /** How much is done at once. */
  readonly batch?: number
}

/** What falls due by itself: alerts and their letters, reminders, and the terms that are suggested. */
export async function keepSearches({ batch = 200, ...parts }: Parts): Promise<void> {
  const { db, clock } = parts
  const now = clock.now()
  const failures: unknown[] = []
  for (const work of [
    () => sendAlerts({ ...parts, batch }),
    () => sendLetters(parts),
    () => remindOfClosing({ db, clock, batch }),
    () => remindOfAlerts({ db, clock, batch }),
    async () => {
      if (await begins(db, 'terms', TERMS_EVERY, now)) await db.tx(tx => rebuildTerms(tx, chinaDay(now)))
    },
  ]) {
    // One that fails takes none of the others along.
    await work().catch(error => failures.push(error))
  }
  if (failures.length > 0) throw failures[0]
}
