import type { Payable, PaymentOrder, Recruitment, Registration } from '#contract/payments'
import type { Account } from './account.ts'
import { settledBy } from './account.ts'
import { LAPSED } from './messages.ts'
import type { OrderRow, RecruitmentRow, RefundRow, RegistrationRow } from './queries.ts'
import { isTrial } from './trial.ts'

export const toRecruitment = (row: RecruitmentRow): Recruitment => ({
  id: String(row.recruitment_id),
  title: row.recruitment,
  client: row.client,
  source: row.source,
  payee: row.payee,
  phone: row.contact,
  exam: row.exam,
  examOn: row.exam_on,
  fee: row.fee,
  payFrom: Date.parse(row.pay_from),
  payUntil: Date.parse(row.pay_until),
})

/** Whether the fee can be paid at a moment: the first day counts, the last moment does not. */
export function payableOf({ status, awaiting, remark, pay_from, order_until }: RegistrationRow, now: Date): Payable {
  if (status === '3') return 'paid'
  if (status === '4' && remark === LAPSED) return 'closed'
  if (!awaiting) return 'status'
  if (now.getTime() < Date.parse(pay_from)) return 'early'
  return now.getTime() < Date.parse(order_until) ? 'yes' : 'closed'
}

export function toRegistration(
  row: RegistrationRow,
  account: Account,
  { pass, now }: { readonly pass: string; readonly now: Date },
): Registration {
  const order = settledBy(account) ?? account.orders.at(-1)
  return {
    number: row.number,
    name: row.name_shown,
    idTail: row.id_tail,
    status: row.status,
    remark: row.remark,
    registeredAt: Date.parse(row.registered_at),
    post: { id: String(row.post_id), title: row.post_title, employer: row.employer },
    recruitment: toRecruitment(row),
    payable: payableOf(row, now),
    pass,
    order: order ? { number: order.number, state: order.state } : null,
  }
}

interface OrderParts {
  readonly order: OrderRow
  readonly account: Account
  readonly refunds: readonly RefundRow[]
}

export function toPaymentOrder(row: RegistrationRow, { order, account, refunds }: OrderParts, now: Date): PaymentOrder {
  // What was paid for a position that is cancelled was used; other money that went back never was.
  const unused = account.refunds.filter(({ reason }) => reason !== 'cancelled-position')
  const returned = new Set(unused.map(({ transaction }) => transaction))
  const receipt = account.receipts.find(
    ({ order: of, transaction }) => of === order.number && !returned.has(transaction),
  )
  return {
    order: order.number,
    state: order.state,
    fee: order.fee,
    createdAt: Date.parse(order.created_at),
    paidAt: receipt?.paidAt.getTime() ?? null,
    transaction: receipt?.transaction ?? '',
    trial: isTrial(receipt?.transaction ?? ''),
    late: order.late,
    payable: payableOf(row, now),
    settledBy: settledBy(account)?.number ?? '',
    refunds: refunds
      .filter(refund => refund.order === order.number)
      .map(({ amount, reason, state, created_at }) => ({ amount, reason, state, createdAt: Date.parse(created_at) })),
    registration: { number: row.number, name: row.name_shown, idTail: row.id_tail },
    post: { title: row.post_title, employer: row.employer },
    recruitment: toRecruitment(row),
  }
}
