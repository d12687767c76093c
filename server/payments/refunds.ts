import { eachApart, inPortions } from '../apart.ts'
import { secondsAfter } from '../clock.ts'
import type { Queryable } from '../db/db.ts'
import { writeAudit } from '../http/audit.ts'
import type { Services } from '../http/services.ts'
import type { OutgoingMessage } from '../outbox.ts'
import { refundDelayedSms, refundedSms, refundFailedSms } from './messages.ts'
import type { PaymentProvider } from './provider.ts'
import { providerOf } from './providers.ts'
import { delayRefund, finishRefund, listRequestedRefunds, type RequestedRow, takeRequestedRefund } from './queries.ts'

const BATCH = 200
const MINUTE = 60
const HOUR = 60 * MINUTE

/** How long after each refusal the provider is asked again: a bank that has a day off has one more. */
const gaps = [10 * MINUTE, HOUR, 6 * HOUR, 24 * HOUR, 48 * HOUR] as const

/** The provider has refused a refund until the last try: somebody has to send the money back by hand. */
class RefundGivenUp extends Error {
  override readonly name = 'RefundGivenUp'
}

interface Tried {
  /** What the payer hears of it. */
  readonly message: OutgoingMessage | null
  readonly isGivenUp: boolean
}

/** Asks the provider once, inside the caller's transaction; null where somebody else does, or it is not time. */
async function tryRefund(
  tx: Queryable,
  provider: PaymentProvider,
  transaction: string,
  now: Date,
): Promise<Tried | null> {
  const refund = await takeRequestedRefund(tx, transaction, now)
  if (!refund) return null
  const { phone, order_number: order, amount } = refund
  const tell = (words: typeof refundedSms) => (phone === '' ? null : words(phone, order, amount))
  if ((await provider.refund(tx, transaction, now)) === 'success') {
    await finishRefund(tx, transaction, 'success', now)
    return { message: tell(refundedSms), isGivenUp: false }
  }
  const gap = gaps[refund.tries]
  if (gap === undefined) {
    await finishRefund(tx, transaction, 'failed', now)
    const subject = { kind: 'payment-order', id: order }
    await writeAudit(tx, now, null, { action: 'payment.refund-failed', subject, detail: { tries: refund.tries + 1 } })
    return { message: tell(refundFailedSms), isGivenUp: true }
  }
  await delayRefund(tx, transaction, secondsAfter(now, gap), now)
  return { message: refund.tries === 0 ? tell(refundDelayedSms) : null, isGivenUp: false }
}

/**
 * Sends back what is to be sent back, each by itself: what has gone is never asked for again because of another. What the
 * provider refuses is asked for again later, and given up after the last try, which is thrown as `RefundGivenUp` with the
 * other failures, once.
 */
export function sendRefunds({
  db,
  clock,
  settings,
  outbox,
}: Pick<Services, 'db' | 'clock' | 'settings' | 'outbox'>): Promise<void> {
  const now = clock.now()
  return eachApart(
    inPortions<RequestedRow>(BATCH, (after, limit) => listRequestedRefunds(db, { now, after, limit })),
    ({ transaction }) => transaction,
    async ({ transaction }) => {
      const tried = await db.tx(tx => tryRefund(tx, providerOf(settings), transaction, now))
      if (tried?.message) await outbox.sms(tried.message)
      if (tried?.isGivenUp) throw new RefundGivenUp()
    },
  )
}
