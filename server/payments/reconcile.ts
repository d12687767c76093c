import { allApart, eachApart, inPortions } from '../apart.ts'
import { secondsAfter } from '../clock.ts'
import type { Services } from '../http/services.ts'
import { errorFields } from '../logger.ts'
import { endUnpaid } from './lapse.ts'
import { providerOf } from './providers.ts'
import { forgetNonces, listUnfinished, type UnfinishedRow } from './queries.ts'
import { sendRefunds } from './refunds.ts'
import { eventOf, happen } from './settle.ts'

const EVERY_MS = 60_000
const BATCH = 200
/** So long a notice may be on its way before the provider is asked. */
const QUIET_SECONDS = 60
const NONCE_SECONDS = 24 * 3_600

type Parts = Pick<Services, 'db' | 'clock' | 'settings' | 'outbox'>

/** Asks the provider about orders on which a notice may have been lost, and closes those whose time is over. */
async function finishOrders({ db, clock, settings, outbox }: Parts): Promise<void> {
  const now = clock.now()
  const quietSince = secondsAfter(now, -QUIET_SECONDS)
  const unfinished = inPortions<UnfinishedRow>(BATCH, (after, limit) =>
    listUnfinished(db, { now, quietSince, after, limit }),
  )
  await eachApart(
    unfinished,
    ({ number }) => number,
    async ({ number, expires_at }) => {
      const charge = await providerOf(settings).findCharge(db, number)
      const isOver = Date.parse(expires_at) <= now.getTime()
      const event = charge ? eventOf(charge) : isOver ? ({ kind: 'expired', order: number } as const) : null
      const messages = event && (await db.tx(tx => happen(tx, event, now)))
      for (const message of messages ?? []) await outbox.sms(message)
    },
  )
}

/**
 * Brings orders and refunds to their end. Several copies of the service may do it at once. One that fails stops no other:
 * the failures are thrown in the end, as one, and tried again with the next round.
 */
export const reconcile = (parts: Parts): Promise<void> =>
  allApart(
    () => finishOrders(parts),
    () => endUnpaid(parts),
    () => sendRefunds(parts),
    () => forgetNonces(parts.db, secondsAfter(parts.clock.now(), -NONCE_SECONDS)),
  )

/** Looks every minute, unless it is still at work; the returned function stops it. */
export function startReconciling({ logger, ...parts }: Parts & Pick<Services, 'logger'>): () => void {
  let isAtWork = false
  const timer = setInterval(() => {
    if (isAtWork) return
    isAtWork = true
    reconcile(parts)
      .catch(error => logger.error('payments.failed', errorFields(error)))
      .finally(() => {
        isAtWork = false
      })
  }, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
