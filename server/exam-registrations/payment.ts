import { examPayment } from '#contract/exam-registrations'
import type { Queryable } from '../db/db.ts'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { providerOf } from '../payments/providers.ts'
import { findByOrder, readAccount } from '../payments/queries.ts'
import { eventOf, happen } from '../payments/settle.ts'
import { toPaymentOrder } from '../payments/shape.ts'
import { findOwn } from './queries/registrations.ts'

const HOUR = 3_600

/** The registration of an order, where it is one's own. */
async function ownByOrder(db: Queryable, userId: string, order: string, now: Date) {
  const payable = await findByOrder(db, order)
  return payable?.kind === 'exam' ? findOwn(db, userId, payable.id, now) : undefined
}

/** What became of a payment: the provider is asked, as paymentData asks it, and what it says is booked. */
export const paymentCalls = [
  serve(examPayment, {
    limits: ({ order }, { user }) => [
      { name: 'exam-payments', subject: user.id, max: 1_200, seconds: HOUR },
      { name: 'payment-looks', subject: order, max: 600, seconds: HOUR },
    ],
    prepare: async ({ order }, { db, user, now, settings }) => {
      if (!(await ownByOrder(db, user.id, order, now))) throw notFound()
      return providerOf(settings).findCharge(db, order)
    },
    handle: async ({ order }, { db, user, now, sendSms }, charge) => {
      for (const message of (charge && (await happen(db, eventOf(charge), now))) ?? []) sendSms(message)
      const before = await orderOf(db, order)
      // Whoever looks here has come back from the cashier; one that was never opened has no news to wait for.
      if (before?.row.state === 'started') await happen(db, { kind: 'returned', order }, now)
      const found = await orderOf(db, order)
      const own = await ownByOrder(db, user.id, order, now)
      if (!found || !own) throw notFound()
      const { payable, account, row, refunds } = found
      const shown = toPaymentOrder(payable, { order: row, account, refunds }, now)
      return {
        registration: own.id,
        number: own.number ?? '',
        exam: own.exam,
        position: [own.position_unit, own.position_title].filter(Boolean).join(' '),
        fee: row.fee,
        state: shown.state,
        status: own.status,
        paidAt: shown.paidAt,
        payable: shown.payable,
        settledBy: shown.settledBy,
        refunds: shown.refunds,
      }
    },
  }),
]

async function orderOf(db: Queryable, order: string) {
  const payable = await findByOrder(db, order)
  if (!payable) return undefined
  const { account, orders, refunds } = await readAccount(db, payable)
  const row = orders.find(({ number }) => number === order)
  return row && { payable, account, row, refunds }
}
