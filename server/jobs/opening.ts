import { type Clock, chinaDay } from '../clock.ts'
import type { Db, Queryable } from '../db/db.ts'
import { isUnavailable } from '../db/errors.ts'
import { writeAudit } from '../http/audit.ts'
import { errorFields, type Logger } from '../logger.ts'
import { sendMessage } from '../messages/send.ts'
import { heldBackMessage, openedMessage, passedMessage, suspendedMessage } from './messages.ts'
import { listMembers } from './queries/concerned.ts'
import { hasDue, openDueJobs, queueUnchecked, type WaitingRow } from './queries/publish.ts'

/** Notes of each that it waits now, and tells each employer of all of its own together. */
async function tellWaiting(tx: Queryable, rows: readonly WaitingRow[], now: Date): Promise<void> {
  for (const { id } of rows) {
    await writeAudit(tx, now, null, { action: 'job.queue', subject: { kind: 'job', id: String(id) } })
  }
  for (const [companyId, own] of Map.groupBy(rows, ({ company_id }) => company_id)) {
    const to = await listMembers(tx, companyId)
    for (const [standing, held] of Map.groupBy(own, row => (row.suspended ? 'suspended' : row.standing))) {
      const titles = held.map(({ title }) => title)
      const message = standing === 'suspended' ? suspendedMessage(titles) : heldBackMessage(titles, standing)
      await sendMessage(tx, { to, audience: 'employer', at: now, ...message })
    }
  }
}

/** Like `openDue`, with what a transaction has changed so far. */
export async function openDueIn(tx: Queryable, now: Date): Promise<void> {
  const today = chinaDay(now)
  await tellWaiting(tx, await queueUnchecked(tx, today, now), now)
  for (const { id, title, company_id: companyId, queued, expired } of await openDueJobs(tx, today, now)) {
    await writeAudit(tx, now, null, { action: 'job.appear', subject: { kind: 'job', id: String(id) } })
    const to = await listMembers(tx, companyId)
    const message = queued ? passedMessage : openedMessage
    await sendMessage(tx, {
      to,
      audience: 'employer',
      at: now,
      ...message({ id: String(id), jobTitle: title, expired }),
    })
  }
}

/**
 * Puts every posting before the public whose day has come, or whose company has passed its check, and tells its employer.
 * May run as often as one likes.
 */
export async function openDue(db: Db, now: Date): Promise<void> {
  if (await hasDue(db, chinaDay(now))) await db.tx(tx => openDueIn(tx, now))
}

interface Parts {
  readonly db: Db
  readonly clock: Clock
  readonly logger: Logger
}

/**
 * Awaited before anything is answered: the first request of a day in China waits until the postings of that day have
 * appeared, so that none is late by the round of the upkeep, and search needs no condition that its index does not hold.
 * Rejects while the database cannot answer.
 */
export function openInTime({ db, clock, logger }: Parts): () => Promise<void> {
  let opened = { day: '', done: Promise.resolve() }
  return () => {
    const now = clock.now()
    const day = chinaDay(now)
    if (day !== opened.day) {
      const done = openDue(db, now).catch(error => {
        logger.error('postings.notOpened', errorFields(error))
        opened = { day: '', done: Promise.resolve() }
        // Whoever went on would only wait for the same database once more.
        if (isUnavailable(error)) throw error
      })
      opened = { day, done }
    }
    return opened.done
  }
}
