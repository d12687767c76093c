import { secondsAfter } from '../clock.ts'
import type { Services } from '../http/services.ts'
import { errorFields } from '../logger.ts'
import { endUnpaid } from './lapse.ts'
import { refundedSms } from './messages.ts'
import { providerOf } from './providers.ts'
import { finishRefund, forgetNonces, listUnfinished, takeRequestedRefunds } from './queries.ts'
import { eventOf, happen } from './settle.ts'

const EVERY_MS = 60_000
const BATCH = 200
/** So long a notice may be on its way before the provider is asked. */
const QUIET_SECONDS = 60
const NONCE_SECONDS = 24 * 3_600

type Parts = Pick<Services, 'db' | 'clock' | 'settings' | 'outbox'>

/** Asks the provider about orders on which a notice may have been lost, and closes those whose time is over. */
async function finishOrders({ db, clock, settings, outbox }: Parts): Promise<number> {
  const now = clock.now()
  const unfinished = await listUnfinished(db, now, secondsAfter(now, -QUIET_SECONDS), BATCH)
  for (const { number, expires_at } of unfinished) {
    const charge = await providerOf(settings).findCharge(db, number)
    const isOver = Date.parse(expires_at) <= now.getTime()
    const event = charge ? eventOf(charge) : isOver ? ({ kind: 'expired', order: number } as const) : null
    const messages = event && (await db.tx(tx => happen(tx, event, now)))
    for (const message of messages ?? []) await outbox.sms(message)
  }
  return unfinished.length
}

/** Sends back what is to be sent back. */
async function sendRefunds({ db, clock, settings, outbox }: Parts): Promise<void> {
  const now = clock.now()
  const sent = await db.tx(async tx => {
    const requested = await takeRequestedRefunds(tx, BATCH)
    const done = []
    for (const refund of requested) {
      const state = await providerOf(settings).refund(tx, refund.transaction, now)
      await finishRefund(tx, refund.transaction, state, now)
      if (state === 'success' && refund.phone) done.push(refund)
    }
    return done
  })
  for (const { phone, order_number, amount } of sent) await outbox.sms(refundedSms(phone, order_number, amount))
}

/** Brings orders and refunds to their end. Several copies of the service may do it at once. */
export async function reconcile(parts: Parts): Promise<void> {
  await finishOrders(parts)
  await endUnpaid(parts)
  await sendRefunds(parts)
  await forgetNonces(parts.db, secondsAfter(parts.clock.now(), -NONCE_SECONDS))
}

/** Looks every minute; the returned function stops it. */
export function startReconciling({ logger, ...parts }: Parts & Pick<Services, 'logger'>): () => void {
  const timer = setInterval(() => {
    reconcile(parts).catch(error => logger.error('payments.failed', errorFields(error)))
  }, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
