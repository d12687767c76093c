import type { Queryable } from '../db/db.ts'
import { paymentInDoubt, registrationPaid } from '../exam-registrations/fee-steps.ts'
import { boothPaid, boothPaymentInDoubt } from '../fair-bookings/fee-steps.ts'
import { writeAudit } from '../http/audit.ts'
import type { OutgoingMessage } from '../outbox.ts'
import { type Account, giveBack, isOpen, type PaymentEvent, settledBy, step } from './account.ts'
import { paidSms, refundSms } from './messages.ts'
import type { Notice } from './provider.ts'
import {
  completeThird,
  findByOrder,
  insertReceipt,
  insertRefund,
  lockRegistration,
  type RegistrationRow,
  readAccount,
  updateOrder,
} from './queries.ts'

/** What a provider's notice means for an order. */
export const eventOf = ({ order, outcome, transaction, amount, at }: Notice): PaymentEvent =>
  outcome === 'success' ? { kind: 'paid', order, transaction, amount, paidAt: at } : { kind: outcome, order }

async function store(tx: Queryable, before: Account, after: Account, now: Date): Promise<void> {
  // An order that ends makes room before another takes its place: one open and one settled order at any moment.
  const changed = after.orders.filter((order, at) => order.state !== before.orders[at]?.state)
  const inOrder = [...changed].sort((one, other) => Number(one.state === 'success') - Number(other.state === 'success'))
  for (const order of inOrder) {
    await updateOrder(tx, order, now)
    const subject = { kind: 'payment-order', id: order.number }
    await writeAudit(tx, now, null, { action: `payment.${order.state}`, subject, detail: { late: order.late } })
  }
  for (const receipt of after.receipts.slice(before.receipts.length)) await insertReceipt(tx, receipt, now)
  for (const refund of after.refunds.slice(before.refunds.length)) {
    await insertRefund(tx, refund, now)
    const subject = { kind: 'payment-order', id: refund.order }
    await writeAudit(tx, now, null, { action: 'payment.refund', subject, detail: { reason: refund.reason } })
  }
}

/** Who is told what: that the fee is paid, or that money comes back. */
function messagesOf(before: Account, after: Account, phone: string): OutgoingMessage[] {
  if (!phone) return []
  const settled = settledBy(before) ? undefined : settledBy(after)
  return [
    ...(settled ? [paidSms(phone, settled.number, after.fee)] : []),
    ...after.refunds
      .slice(before.refunds.length)
      .map(({ order, reason, amount }) => refundSms(phone, order, reason, amount)),
  ]
}

/**
 * What a change of the account means for the registration itself. False where what was paid for has gone meanwhile, so that
 * the money goes back.
 */
async function followUp(
  tx: Queryable,
  { kind, id }: RegistrationRow,
  accounts: readonly [Account, Account],
  now: Date,
): Promise<boolean> {
  const [before, after] = accounts
  const isPaid = before.awaiting && !after.awaiting
  const isUnsure = after.orders.some(({ state }) => state === 'submitted')
  if (kind === 'fair') {
    if (isPaid) return boothPaid(tx, id, now)
    if (after !== before && isUnsure) await boothPaymentInDoubt(tx, id, now)
  } else if (kind === 'third') {
    if (isPaid) await completeThird(tx, id)
  } else if (isPaid) await registrationPaid(tx, id, now)
  else if (after !== before) await paymentInDoubt(tx, id, isUnsure, now)
  return true
}

/**
 * Lets an event happen to an order, inside the caller's transaction, and gives the messages to send once that has
 * committed. Null when there is no such order.
 */
export async function happen(tx: Queryable, event: PaymentEvent, now: Date): Promise<OutgoingMessage[] | null> {
  const found = await findByOrder(tx, event.order)
  const registration = found && (await lockRegistration(tx, found.id))
  if (!registration) return null
  const { account: before } = await readAccount(tx, registration)
  const settled = step(before, event)
  await store(tx, before, settled, now)
  const isKept = await followUp(tx, registration, [before, settled], now)
  const after = isKept ? settled : giveBack(settled)
  await store(tx, settled, after, now)
  return messagesOf(before, after, registration.phone)
}

/**
 * Sends the fee of a registration back whose position is not there any more, inside the caller's transaction, which holds
 * the registration. Gives the messages to send once that has committed.
 */
export async function returnFee(tx: Queryable, registration: RegistrationRow, now: Date): Promise<OutgoingMessage[]> {
  const { account: before } = await readAccount(tx, registration)
  const after = giveBack(before)
  await store(tx, before, after, now)
  return messagesOf(before, after, registration.phone)
}

/** Closes the open order of a registration that has ended; money that still comes for it goes back. */
export async function closeOrders(tx: Queryable, registration: RegistrationRow, now: Date): Promise<void> {
  const { orders } = await readAccount(tx, registration)
  for (const { number } of orders.filter(isOpen)) await happen(tx, { kind: 'cancelled', order: number }, now)
}
