import type { Clock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { errorFields, type Logger } from '../logger.ts'
import { insertOutage, prolongOverload, setPulse, takePulse } from './queries.ts'

const EVERY_MS = 30_000
/** Whoever is silent for longer did not run: a copy that is started anew at once is not. */
const SILENT_MS = 90_000

interface Beat {
  readonly now: Date
  /** Since when this copy has put off what people had written, if it has. */
  readonly overloadedSince: Date | null
}

/**
 * Says that the service runs, and writes down that it did not, where no copy of it has said so for longer than a short
 * while, or that it was overloaded. Several copies may do it at once.
 */
export const beat = (db: Db, { now, overloadedSince }: Beat): Promise<void> =>
  db.tx(async tx => {
    const last = await takePulse(tx)
    await setPulse(tx, now)
    if (last && now.getTime() - last.getTime() > SILENT_MS) {
      await insertOutage(tx, 'down', { since: last, until: now })
    }
    if (!overloadedSince || overloadedSince >= now) return
    const span = { since: overloadedSince, until: now }
    if (!(await prolongOverload(tx, span))) await insertOutage(tx, 'overload', span)
  })

interface Parts {
  readonly db: Db
  readonly clock: Clock
  readonly logger: Logger
  /** Whether this copy has put off what people had written since it was asked last. */
  readonly takeOverload: () => boolean
}

/** Says so now and every half minute; the returned function stops it, with a last word. */
export function startBeating({ db, clock, logger, takeOverload }: Parts): () => Promise<void> {
  let last = clock.now()
  const once = async () => {
    const now = clock.now()
    const overloadedSince = takeOverload() ? last : null
    last = now
    await beat(db, { now, overloadedSince }).catch(error => logger.error('outages.not-recorded', errorFields(error)))
  }
  void once()
  const timer = setInterval(() => void once(), EVERY_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await once()
  }
}
