import { boothPayment, payForBooth } from '#contract/fair-bookings'
import type { Queryable } from '../db/db.ts'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { payAddress } from '../payments/ordering.ts'
import { providerOf } from '../payments/providers.ts'
import { findByOrder, lockRegistration, readAccount } from '../payments/queries.ts'
import { eventOf, happen } from '../payments/settle.ts'
import { demandWindow, wrongState } from './booth-calls.ts'
import { findCharge, listCharges } from './charges.ts'
import { heldOwn } from './own.ts'
import { findParticipation } from './queries.ts'

const HOUR = 3_600

/** The charge of an order, where it is the company's own. */
async function ownByOrder(db: Queryable, company: string, order: string) {
  const payable = await findByOrder(db, order)
  const charge = payable?.kind === 'fair' ? await findCharge(db, payable.id) : undefined
  const row = charge && (await findParticipation(db, charge.participation_id))
  return payable && charge && row && String(row.company_id) === company ? { payable, charge, row } : undefined
}

/** The fee of a booth: its cashier, and what became of a payment, which the provider is asked for. */
export const payCalls = [
  serve(payForBooth, {
    limits: (_, { user }) => [{ name: 'fair-orders', subject: user.id, max: 60, seconds: HOUR }],
    handle: async ({ id }, context) => {
      const row = await heldOwn(context, id)
      demandWindow(row, context.now)
      const charge = (await listCharges(context.db, id)).find(({ state }) => state === 'open')
      const isHeld = row.held_until !== null && Date.parse(row.held_until) > context.now.getTime()
      const payable = charge && (await lockRegistration(context.db, charge.id))
      if (!charge || !payable || !isHeld || row.booth_id !== charge.booth_id)
        throw wrongState('展位的保留时间已过，请重新选择')
      return payAddress(payable, context)
    },
  }),

  serve(boothPayment, {
    limits: ({ order }, { user }) => [
      { name: 'fair-payments', subject: user.id, max: 1_200, seconds: HOUR },
      { name: 'payment-looks', subject: order, max: 600, seconds: HOUR },
    ],
    prepare: async ({ order }, { db, user, settings }) => {
      if (!(await ownByOrder(db, user.companyId, order))) throw notFound()
      return providerOf(settings).findCharge(db, order)
    },
    handle: async ({ order }, { db, user, now, sendSms }, told) => {
      for (const message of (told && (await happen(db, eventOf(told), now))) ?? []) sendSms(message)
      const before = await stateOf(db, order)
      // Whoever looks here has come back from the cashier; one that was never opened has no news to wait for.
      if (before === 'started') await happen(db, { kind: 'returned', order }, now)
      const found = await ownByOrder(db, user.companyId, order)
      const state = await stateOf(db, order)
      if (!found || !state) throw notFound()
      const { charge, row } = found
      return {
        participation: row.id,
        fair: row.fair,
        booth: charge.code,
        fee: charge.fee,
        state,
        returned: charge.state === 'returned',
        participationState: row.state,
      }
    },
  }),
]

async function stateOf(db: Queryable, number: string) {
  const payable = await findByOrder(db, number)
  if (!payable) return undefined
  const { orders } = await readAccount(db, payable)
  return orders.find(order => order.number === number)?.state
}
