import { type Clock, chinaDay, secondsAfter } from './clock.ts'
import type { Db, Queryable } from './db/db.ts'
import { sql } from './db/sql.ts'
import { lifetimes } from './http/auth.ts'
import { dropExpired } from './jobs/index.ts'
import { errorFields, type Logger } from './logger.ts'

const DAY = 24 * 3_600
const EVERY_MS = 10 * 60_000

/** Deletes what has expired and is asked for by nobody any more. Several copies of the service may do it at once. */
export async function purgeExpired(db: Queryable, now: Date): Promise<void> {
  const before = (seconds: number) => secondsAfter(now, -seconds)
  await db.run(sql`delete from sessions where expires_at <= ${now} or seen_at <= ${before(lifetimes.idle)}`)
  await db.run(sql`delete from login_tickets where expires_at <= ${now}`)
  await db.run(sql`delete from captcha_challenges where expires_at <= ${now}`)
  await db.run(sql`delete from sms_codes where created_at <= ${before(DAY)}`)
  await db.run(sql`delete from login_failures where last_at <= ${before(DAY)}`)
  await db.run(sql`delete from rate_limits where window_start <= ${before(2 * DAY)}`)
  await db.run(sql`delete from idempotency_keys where created_at <= ${before(DAY)}`)
  await dropExpired(db, chinaDay(now))
}

/** Purges every ten minutes; the returned function stops it. */
export function startUpkeep(db: Db, clock: Clock, logger: Logger): () => void {
  const timer = setInterval(() => {
    purgeExpired(db, clock.now()).catch((error: unknown) => logger.error('upkeep.failed', errorFields(error)))
  }, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
