import { type Clock, secondsAfter } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { errorFields, type Logger } from '../logger.ts'
import type { Outbox } from '../outbox.ts'
import { inBatches } from './batches.ts'
import { deleteLetter, dropLetters, takeLetter } from './letter-queries.ts'
import { isDaytime } from './texts.ts'

/** So long, in seconds, a letter is tried: no longer than a night, so that no text of yesterday goes out beside today's. */
const KEPT = 11 * 3_600

/** Until the next try, in seconds; past any provider's patience, so that no other copy sends what is on its way. */
const PAUSE = 300

interface Parts {
  readonly db: Db
  readonly outbox: Outbox
  readonly clock: Clock
  readonly logger: Pick<Logger, 'error'>
}

/**
 * Sends the letters that wait, one by one: one that is refused is tried again later and holds up no other. One whose
 * sending a crash cut off goes out again.
 */
export async function sendLetters({ db, outbox, clock, logger }: Parts): Promise<void> {
  await dropLetters(db, secondsAfter(clock.now(), -KEPT))
  await inBatches({ clock, size: 1 }, async () => {
    const now = clock.now()
    const letter = await takeLetter(db, { now, again: secondsAfter(now, PAUSE), texts: isDaytime(now) })
    if (!letter) return 0
    const { id, way, to, text, headers } = letter
    try {
      await outbox[way]({ to, template: 'job-alert', text, ...(way === 'email' && { headers }) })
    } catch (error) {
      logger.error('searches.letter_failed', { way, ...errorFields(error) })
      return 1
    }
    await deleteLetter(db, id)
    return 1
  })
}
