import { closeOverdue } from './account/index.ts'
import { endSilent } from './applications/index.ts'
import { dropOldBoothVisits } from './booth-visits/upkeep.ts'
import { type Clock, chinaDay, secondsAfter } from './clock.ts'
import type { Db, Queryable } from './db/db.ts'
import { sql } from './db/sql.ts'
import { remindOfRechecks } from './employer/recheck.ts'
import { dropEventsBefore } from './events/queries.ts'
import { dropOldImports } from './exam-imports/upkeep.ts'
import { forgetListNames } from './exam-lists/upkeep.ts'
import { countPositions } from './exam-positions/index.ts'
import { keepRegistrations } from './exam-registrations/upkeep.ts'
import { throwPapersAway } from './exam-tickets/ahead/make.ts'
import { sealSeeds } from './exam-tickets/seed.ts'
import { sendFairLetters } from './fair-alerts/letters.ts'
import { dropOldProofs } from './fair-bookings/proofs.ts'
import { keepFairBookings } from './fair-bookings/upkeep.ts'
import { keepFairDraws } from './fair-draws/upkeep.ts'
import { markAbsent } from './fair-office/upkeep.ts'
import { dropOldReports } from './fair-talk-office/upkeep.ts'
import { dropOldTalks } from './fair-talks/upkeep.ts'
import { dropOldVisits, keepWaitingLists } from './fair-visits/upkeep.ts'
import { dropLooseOfGuests, sealUploads } from './files/index.ts'
import { openQueued } from './flexible/index.ts'
import { lifetimes } from './http/auth.ts'
import type { FileStore } from './http/files/store.ts'
import { sweepUploads } from './http/files/sweep.ts'
import { deleteRefusalsBefore } from './http/refusals-queries.ts'
import { planFairs } from './job-fairs/planning.ts'
import { dropExpired, forgetViewDays, openDue, tellEnded } from './jobs/index.ts'
import { errorFields, type Logger } from './logger.ts'
import { forgetLooks } from './looks.ts'
import { forgetRemoved } from './messages/index.ts'
import { forgetOutages } from './outages/queries.ts'
import type { Outbox } from './outbox.ts'
import { keepSearches } from './searches/index.ts'

const HOUR = 3_600
const DAY = 24 * HOUR
/** Whoever asks for longer asks within the season of an exam. */
const OUTAGES_KEPT = 365 * DAY
/** Refusals are kept for more than six months (Cybersecurity Law, article 21), and not for ever. */
const REFUSALS_KEPT = 190 * DAY
/** An address from which nobody came back for so many days is that of a stranger again. */
const KNOWN_DAYS = 90
const EVERY_MS = 10 * 60_000
const EVERY_DAY_MS = DAY * 1_000
/** Booths of fairs are held for minutes, and lots drawn at one: what is due goes on soon. */
const EVERY_MINUTE_MS = 60_000

/** Deletes what has expired and is asked for by nobody any more. Several copies of the service may do it at once. */
export async function purgeExpired(db: Queryable, now: Date): Promise<void> {
  const before = (seconds: number) => secondsAfter(now, -seconds)
  await db.run(sql`delete from sessions where expires_at <= ${now} or seen_at <= ${before(lifetimes.idle)}`)
  await db.run(sql`delete from login_tickets where expires_at <= ${now}`)
  await db.run(sql`delete from captcha_challenges where expires_at <= ${now}`)
  await db.run(sql`delete from one_time_codes where created_at <= ${before(DAY)}`)
  await db.run(sql`delete from login_failures where last_at <= ${before(DAY)}`)
  await db.run(sql`delete from known_addresses where seen_at <= ${before(KNOWN_DAYS * DAY)}`)
  await db.run(sql`delete from limited_tries where until <= ${now}`)
  await db.run(sql`delete from idempotency_keys where created_at <= ${before(DAY)}`)
  await db.run(sql`delete from company_invitations where expires_at <= ${before(30 * DAY)}`)
  await deleteRefusalsBefore(db, before(REFUSALS_KEPT))
  await dropEventsBefore(db, before(HOUR))
  await dropOldTalks(db, now)
  await dropOldReports(db, now)
  await forgetRemoved(db, now)
  await forgetLooks(db, now)
  await forgetOutages(db, before(OUTAGES_KEPT))
  await forgetViewDays(db, chinaDay(now))
  await dropExpired(db, chinaDay(now))
}

/** Keeps an exam of every stage where there is sample content, which is fetched for that alone. */
async function keepSampleExams(db: Db, now: Date): Promise<void> {
  const found = await db.query(sql`select 1 from exams where sample limit 1`)
  if (found.length === 0) return
  const { moveSampleExams } = await import('./db/sample/exams/moving.ts')
  await moveSampleExams(db, now)
}

interface UpkeepParts {
  readonly db: Db
  readonly files: FileStore
  readonly outbox: Outbox
  readonly clock: Clock
  readonly logger: Logger
  /** Where links of e-mails lead. */
  readonly origin: string
}

/**
 * Purges, closes cancelled accounts, ends what no employer has answered, reminds of licences to be checked again, tells
 * of postings that have ended, counts who has registered for exams and sends what is due every ten minutes; lets holds of booths lapse and draws lots for talk
 * slots every minute; keeps sample exams in their stages now and as often; sweeps up after uploads, and seals those that lie
 * open, now and every day. The returned function stops it.
 */
export function startUpkeep({ db, files, outbox, clock, logger, origin }: UpkeepParts): () => void {
  let isStopped = false
  const failed = (error: unknown) => {
    // What the closing database cuts off is no failure.
    if (!isStopped) logger.error('upkeep.failed', errorFields(error))
  }
  keepSampleExams(db, clock.now()).catch(failed)
  planFairs(db, clock.now()).catch(failed)
  const timer = setInterval(() => {
    keepSampleExams(db, clock.now()).catch(failed)
    planFairs(db, clock.now()).catch(failed)
    purgeExpired(db, clock.now()).catch(failed)
    closeOverdue(db, files, clock.now()).catch(failed)
    endSilent(db, clock.now()).catch(failed)
    remindOfRechecks(db, clock.now()).catch(failed)
    tellEnded(db, clock.now()).catch(failed)
    countPositions(db, clock.now()).catch(failed)
    sealSeeds(db, clock.now()).catch(failed)
    forgetListNames(db, clock.now()).catch(failed)
    dropOldImports(db, clock.now()).catch(failed)
    dropOldVisits(db, clock.now()).catch(failed)
    dropOldProofs(db, files, clock.now()).catch(failed)
    dropOldBoothVisits(db, clock.now()).catch(failed)
    keepWaitingLists(db, clock.now()).catch(failed)
    throwPapersAway(db, files, clock.now()).catch(failed)
    dropLooseOfGuests(db, files, clock.now()).catch(failed)
    markAbsent(db, clock.now()).catch(failed)
    openQueued(db, clock.now()).catch(failed)
    keepRegistrations({ db, files, outbox, logger }, clock.now()).catch(failed)
    // First, because what appears today is news to those who wait for it.
    openDue(db, clock.now())
      .then(() => keepSearches({ db, outbox, clock, logger, origin }))
      .catch(failed)
  }, EVERY_MS)
  const sweep = () => {
    sweepUploads({ db, files, logger }, clock.now()).catch(failed)
    sealUploads(db, files).catch(failed)
  }
  sweep()
  const sweeper = setInterval(sweep, EVERY_DAY_MS)
  const fairs = setInterval(() => {
    keepFairBookings(db, clock.now()).catch(failed)
    keepFairDraws(db, clock.now()).catch(failed)
    sendFairLetters({ db, outbox, clock, logger, origin }).catch(failed)
  }, EVERY_MINUTE_MS)
  for (const one of [timer, sweeper, fairs]) one.unref()
  return () => {
    isStopped = true
    for (const one of [timer, sweeper, fairs]) clearInterval(one)
  }
}
