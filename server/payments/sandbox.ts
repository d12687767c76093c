import { randomBytes } from 'node:crypto'
import { unixSeconds } from '../clock.ts'
import type { Settings } from '../settings.ts'
import { type Notice, NoticeRefused, type PaymentProvider } from './provider.ts'
import { findSandboxCharge, refundSandboxCharge } from './sandbox-queries.ts'
import { paymentSecret } from './secret.ts'
import { isSigned, sign } from './signature.ts'
import { ticketFor } from './ticket.ts'

/** We, as the provider knows us. */
export const MERCHANT = 'talent-portal'

/** How far the clocks of provider and service may differ, and how long a notice may be on its way. */
const TOLERANCE_SECONDS = 5 * 60

export const CASHIER = '/cashier'

const outcomes = ['success', 'failed', 'cancelled'] as const

/** A notice as it is sent: its fields, a time and a nonce of this sending, and the signature over all of them. */
export async function signedNotice(
  settings: Settings,
  { order, outcome, transaction, amount, at }: Notice,
  now: Date,
): Promise<Record<string, string>> {
  const fields = {
    merchant: MERCHANT,
    order,
    outcome,
    transaction,
    amount: String(amount),
    paid_at: String(unixSeconds(at)),
    timestamp: String(unixSeconds(now)),
    nonce: randomBytes(16).toString('hex'),
  }
  return { ...fields, signature: sign(await paymentSecret(settings), 'notice', fields) }
}

/**
 * The embedded default: a cashier of our own at which nobody pays anything. It behaves like a real one: it signs what it
 * tells us, keeps books that can be asked, and gives back.
 */
export function sandbox(settings: Settings): PaymentProvider {
  return {
    name: 'sandbox',

    async cashierAddress(order, until) {
      return `${CASHIER}/${ticketFor(await paymentSecret(settings), 'cashier', order, until)}`
    },

    async readNotice({ signature = '', ...fields }, now) {
      if (!isSigned(await paymentSecret(settings), 'notice', fields, signature)) throw new NoticeRefused('signature')
      const { merchant, order = '', transaction = '', nonce = '' } = fields
      const outcome = outcomes.find(one => one === fields.outcome)
      if (merchant !== MERCHANT) throw new NoticeRefused('merchant')
      const [amount, paidAt, timestamp] = [fields.amount, fields.paid_at, fields.timestamp].map(Number)
      const age = Math.abs(unixSeconds(now) - (timestamp ?? Number.NaN))
      if (!(age <= TOLERANCE_SECONDS)) throw new NoticeRefused('time')
      if (!outcome || !nonce || !Number.isInteger(amount) || !Number.isInteger(paidAt)) throw new NoticeRefused('form')
      return { order, outcome, transaction, amount: amount ?? 0, at: new Date((paidAt ?? 0) * 1_000), nonce }
    },

    async findCharge(db, order) {
      const row = await findSandboxCharge(db, order)
      return row ? { ...row, order, at: new Date(row.at) } : null
    },

    async refund(db, transaction, now) {
      return (await refundSandboxCharge(db, transaction, now)) ? 'success' : 'failed'
    },
  }
}
