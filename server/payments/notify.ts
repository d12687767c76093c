import type { Services } from '../http/services.ts'
import { NoticeRefused, type SignedNotice } from './provider.ts'
import { providerOf } from './providers.ts'
import { findByOrder, takeNonce } from './queries.ts'
import { eventOf, happen } from './settle.ts'

export const NOTIFY = '/payment/notify'

type Parts = Pick<Services, 'db' | 'clock' | 'settings' | 'outbox' | 'refusals'>

/** Takes a checked notice in one transaction, before everything that waits; one that was taken before changes nothing. */
async function take({ db, outbox }: Parts, notice: SignedNotice, now: Date): Promise<void> {
  const messages = await db.reserved.tx(async tx => {
    const order = await findByOrder(tx, notice.order)
    if (!order) throw new NoticeRefused('order')
    if (notice.outcome === 'success' && (notice.amount !== order.fee || notice.transaction === '')) {
      throw new NoticeRefused('amount')
    }
    return (await takeNonce(tx, notice.nonce, now)) ? await happen(tx, eventOf(notice), now) : []
  })
  for (const message of messages ?? []) await outbox.sms(message)
}

/** A notice as it came. */
interface Arrived {
  readonly provider: string
  readonly fields: Readonly<Record<string, string>>
  /** Where it came from. */
  readonly ip: string
}

/**
 * A notice of a provider has come. True when it is taken, or was before; false when it is not the provider's, not about
 * an order of ours, or about another amount, which is counted among the refusals.
 */
export async function takeNotice(parts: Parts, { provider, fields, ip }: Arrived): Promise<boolean> {
  const [now, known] = [parts.clock.now(), providerOf(parts.settings)]
  try {
    if (provider !== known.name) throw new NoticeRefused('provider')
    await take(parts, await known.readNotice(fields, now), now)
    return true
  } catch (error) {
    if (!(error instanceof NoticeRefused)) throw error
    parts.refusals.note({ user: null, ip, call: NOTIFY, reason: error.reason }, now)
    return false
  }
}
