import type * as z from 'zod/mini'
import { endpoint, type OutputOf } from './endpoint.ts'
import type * as schemas from './schemas/payments.ts'

/** How far an order is. The last four are final; money that comes for one of them late is honoured or given back. */
export const orderStates = ['created', 'started', 'submitted', 'success', 'failed', 'cancelled', 'expired'] as const
export type OrderState = (typeof orderStates)[number]

/**
 * Why money goes back: another payment had settled the fee already, it came when it could not be used any more, or the
 * position that it was paid for was cancelled.
 */
export const refundReasons = ['duplicate', 'late', 'cancelled-position'] as const
export type RefundReason = (typeof refundReasons)[number]

export const refundStates = ['requested', 'success', 'failed'] as const
export type RefundState = (typeof refundStates)[number]

/** Whether the fee can be paid now, and why not. */
export const payableStates = ['yes', 'paid', 'status', 'early', 'closed'] as const
export type Payable = (typeof payableStates)[number]

export type Recruitment = z.output<ReturnType<typeof schemas.recruitment>>

export type Post = z.output<ReturnType<typeof schemas.post>>

export type Registration = z.output<ReturnType<typeof schemas.registration>>

export type PaymentOrder = z.output<ReturnType<typeof schemas.paymentOrder>>

/** Posts of third-party recruitments, with the recruitments that they belong to. */
export const listPosts = endpoint<typeof schemas.listPosts>({
  method: 'GET',
  path: '/third_jyzx/job_list',
  access: 'public',
})

export const postInfo = endpoint<typeof schemas.postInfo>({
  method: 'GET',
  path: '/third_jyzx/job_info',
  access: 'public',
})
export type PostInfo = OutputOf<typeof postInfo>

/** A registration by its number, name and identity number together. Any one of them wrong answers the same. */
export const findRegistration = endpoint<typeof schemas.findRegistration>({
  method: 'POST',
  path: '/third_jyzx/registration',
  access: 'public',
})

/** Keeps a registration at the account of whoever shows it to be theirs; doing it twice keeps it once. */
export const keepRegistration = endpoint<typeof schemas.keepRegistration>({
  method: 'POST',
  path: '/third_jyzx/keep',
  access: 'type2',
})

/** The registrations that are kept at one's account, latest first; none of them carries a pass. */
export const listKeptRegistrations = endpoint<typeof schemas.listKeptRegistrations>({
  method: 'GET',
  path: '/third_jyzx/mine',
  access: 'type2',
})

/** One of them, with the pass that lets its fee be paid. */
export const readKeptRegistration = endpoint<typeof schemas.readKeptRegistration>({
  method: 'GET',
  path: '/third_jyzx/mineInfo',
  access: 'type2',
  recorded: true,
})

/** Takes one out of one's own list; the registration itself stays as it is. */
export const forgetRegistration = endpoint<typeof schemas.forgetRegistration>({
  method: 'POST',
  path: '/third_jyzx/forget',
  access: 'type2',
})

/** The address at which the fee is paid. A registration has one open order: asking twice gives the same one. */
export const createPayUrl = endpoint<typeof schemas.createPayUrl>({
  method: 'POST',
  path: '/order_infos/createPayUrl',
  access: 'public',
  creates: true,
})

/** A new address for an order whose address has run out, or a new order when the old one has ended without payment. */
export const createPayUrlAgain = endpoint<typeof schemas.createPayUrlAgain>({
  method: 'POST',
  path: '/openfeign/createPayUrlAgainToTemp',
  access: 'public',
  creates: true,
})

/**
 * The state of an order and what its receipt says. Asks the payment provider again while the order is not paid: what
 * the person's return says is not believed, only that there may be news.
 */
export const paymentData = endpoint<typeof schemas.paymentData>({
  method: 'POST',
  path: '/payment_data',
  access: 'public',
})
