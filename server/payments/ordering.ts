import { randomInt } from 'node:crypto'
import { codes } from '#contract/codes'
import type { Payable } from '#contract/payments'
import { chinaDay, secondsAfter } from '../clock.ts'
import type { Context } from '../http/context.ts'
import { CommittedRefusal, committed, Refusal } from '../http/refusal.ts'
import { isOpen } from './account.ts'
import { providerOf } from './providers.ts'
import { insertOrder, type OrderRow, type RegistrationRow, readAccount } from './queries.ts'
import { happen } from './settle.ts'
import { payableOf } from './shape.ts'

/** How long an order may be paid, and how long one address of the cashier is good. */
const ORDER_SECONDS = 2 * 3_600
const ADDRESS_SECONDS = 15 * 60

/** Without the pairs that nobody can tell apart: 0 O, 1 I L, 2 Z, 5 S, 8 B. */
const ALPHABET = 'ACDEFGHJKMNPQRTUVWXY34679'
const LENGTH = 12

const newNumber = (now: Date) =>
  `JF${chinaDay(now).replaceAll('-', '')}-${Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')}`

const words = {
  paid: '这笔费用已经缴纳，无需重复缴费',
  status: '这个报名现在不需要缴费，请重新查询报名信息',
  early: '还没有到缴费时间',
  closed: '缴费已经截止',
} as const satisfies Record<Exclude<Payable, 'yes'>, string>

const earlier = (one: Date, other: Date) => (one.getTime() < other.getTime() ? one : other)

type Ordering = Pick<Context, 'db' | 'now' | 'settings' | 'audit'>

async function openOrder(
  registration: RegistrationRow,
  { db, now, audit }: Ordering,
): Promise<OrderRow | CommittedRefusal> {
  const { orders } = await readAccount(db, registration)
  const open = orders.find(isOpen)
  const isOver = open && Date.parse(open.expires_at) <= now.getTime()
  if (open && !isOver) return open
  if (open) await happen(db, { kind: 'expired', order: open.number }, now)
  const payable = payableOf(registration, now)
  if (payable !== 'yes') return committed(new Refusal(codes.wrongState, words[payable]))
  const number = newNumber(now)
  const expiresAt = earlier(secondsAfter(now, ORDER_SECONDS), new Date(registration.order_until))
  await insertOrder(db, { number, registrationId: registration.id, fee: registration.fee, expiresAt, now })
  await audit({ action: 'payment.created', subject: { kind: 'payment-order', id: number } })
  return {
    number,
    state: 'created',
    late: false,
    fee: registration.fee,
    created_at: now.toISOString(),
    expires_at: expiresAt.toISOString(),
  }
}

/**
 * The address at which the fee of a registration is paid, in the transaction that holds it: of its open order, else of
 * a new one.
 */
export async function payAddress(registration: RegistrationRow, context: Ordering) {
  const order = await openOrder(registration, context)
  if (order instanceof CommittedRefusal) return order
  const until = earlier(secondsAfter(context.now, ADDRESS_SECONDS), new Date(order.expires_at))
  const url = await providerOf(context.settings).cashierAddress(order.number, until)
  return { order: order.number, url, until: until.getTime() }
}
