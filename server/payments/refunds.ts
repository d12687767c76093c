import { eachApart, inPortions } from '../apart.ts'
import { secondsAfter } from '../clock.ts'
import type { Db, Queryable } from '../db/db.ts'
import { isWorthRetrying } from '../db/errors.ts'
import { writeAudit } from '../http/audit.ts'
import type { Services } from '../http/services.ts'
import type { OutgoingMessage } from '../outbox.ts'
import { refundDelayedSms, refundedSms, refundFailedSms } from './messages.ts'
import type { PaymentProvider } from './provider.ts'
import { providerOf } from './providers.ts'
import {
  delayRefund,
  finishRefund,
  listRequestedRefunds,
  type RequestedRefund,
  type RequestedRow,
  takeRequestedRefund,
} from './queries.ts'

const BATCH = 200
const MINUTE = 60
const HOUR = 60 * MINUTE

/** How long after each refusal the provider is asked again: a bank that has a day off has one more. */
const gaps = [10 * MINUTE, HOUR, 6 * HOUR, 24 * HOUR, 48 * HOUR] as const

/** The provider has sent no money back until the last try: somebody has to do it by hand. */
class RefundGivenUp extends Error {
  override readonly name = 'RefundGivenUp'
}

interface Tried {
  /** What the payer hears of it. */
  readonly message: OutgoingMessage | null
  readonly isGivenUp: boolean
  /** What the provider failed with. */
  readonly failure?: unknown
}

/** The provider failed instead of answering: it may have done nothing, or all of it. */
class ProviderFailed extends Error {
  override readonly name = 'ProviderFailed'
}

type Refunding = Pick<PaymentProvider, 'refund'>

const tell = ({ phone, order_number: order, amount }: RequestedRefund, words: typeof refundedSms) =>
  phone === '' ? null : words(phone, order, amount)

/** Counts a try that brought nothing: there is a later one, or it was the last. */
async function countRefusal(tx: Queryable, transaction: string, refund: RequestedRefund, now: Date): Promise<Tried> {
  const gap = gaps[refund.tries]
  if (gap === undefined) {
    await finishRefund(tx, transaction, 'failed', now)
    const subject = { kind: 'payment-order', id: refund.order_number }
    await writeAudit(tx, now, null, { action: 'payment.refund-failed', subject, detail: { tries: refund.tries + 1 } })
    return { message: tell(refund, refundFailedSms), isGivenUp: true }
  }
  await delayRefund(tx, transaction, secondsAfter(now, gap), now)
  return { message: refund.tries === 0 ? tell(refund, refundDelayedSms) : null, isGivenUp: false }
}

async function answerOf(provider: Refunding, ...asked: Parameters<Refunding['refund']>) {
  try {
    return await provider.refund(...asked)
  } catch (cause) {
    throw isWorthRetrying(cause) ? cause : new ProviderFailed('', { cause })
  }
}

/**
 * Asks the provider once, inside the caller's transaction; null where somebody else does, or it is not time. Throws
 * `ProviderFailed` where the provider does not answer.
 */
async function askProvider(tx: Queryable, provider: Refunding, transaction: string, now: Date): Promise<Tried | null> {
  const refund = await takeRequestedRefund(tx, transaction, now)
  if (!refund) return null
  if ((await answerOf(provider, tx, transaction, now)) !== 'success') return countRefusal(tx, transaction, refund, now)
  await finishRefund(tx, transaction, 'success', now)
  return { message: tell(refund, refundedSms), isGivenUp: false }
}

/** Asks the provider once. One that fails has refused: what it had begun is undone, and the try is counted by itself. */
async function tryRefund(
  db: Pick<Db, 'tx'>,
  provider: Refunding,
  transaction: string,
  now: Date,
): Promise<Tried | null> {
  try {
    return await db.tx(tx => askProvider(tx, provider, transaction, now))
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error
    const tried = await db.tx(async tx => {
      const refund = await takeRequestedRefund(tx, transaction, now)
      return refund ? countRefusal(tx, transaction, refund, now) : null
    })
    return tried && { ...tried, failure: error.cause }
  }
}

/**
 * Sends back what is to be sent back, each by itself: what has gone is never asked for again because of another. What the
 * provider refuses, or fails in, is asked for again later, and given up after the last try, which is thrown as
 * `RefundGivenUp` with the other failures, once.
 */
export function sendRefunds(
  { db, clock, settings, outbox }: Pick<Services, 'db' | 'clock' | 'settings' | 'outbox'>,
  provider: Refunding = providerOf(settings),
): Promise<void> {
  const now = clock.now()
  return eachApart(
    inPortions<RequestedRow>(BATCH, (after, limit) => listRequestedRefunds(db, { now, after, limit })),
    ({ transaction }) => transaction,
    async ({ transaction }) => {
      const tried = await tryRefund(db, provider, transaction, now)
      if (tried?.message) await outbox.sms(tried.message)
      if (!tried?.isGivenUp) return
      throw tried.failure === undefined ? new RefundGivenUp() : new AggregateError([new RefundGivenUp(), tried.failure])
    },
  )
}
