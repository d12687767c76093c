import type { OrderState, RefundReason } from '#contract/payments'

export interface Order {
  readonly number: string
  readonly state: OrderState
  /** Settled by money that came after it had ended. */
  readonly late: boolean
}

/** Money that a provider has received. */
export interface Receipt {
  readonly transaction: string
  readonly order: string
  /** In fen. */
  readonly amount: number
  readonly paidAt: Date
}

/** Money on its way back: a thing of its own, which no order becomes. */
export interface Refund {
  readonly transaction: string
  readonly order: string
  readonly amount: number
  readonly reason: RefundReason
}

/** Everything about the fee of one registration. */
export interface Account {
  /** In fen. */
  readonly fee: number
  /** What the cashier takes at this moment or later is late. */
  readonly payUntil: Date
  /** The registration still waits for its fee. */
  readonly awaiting: boolean
  readonly orders: readonly Order[]
  readonly receipts: readonly Receipt[]
  readonly refunds: readonly Refund[]
}

/** What can happen to an order. `paid`, `failed` and `cancelled` are told by the provider, never by the browser. */
export type PaymentEvent =
  | { readonly kind: 'opened' | 'returned' | 'failed' | 'cancelled' | 'expired'; readonly order: string }
  | ({ readonly kind: 'paid' } & Receipt)

const openStates: readonly OrderState[] = ['created', 'started', 'submitted']

export const isOpen = ({ state }: Pick<Order, 'state'>) => openStates.includes(state)

export const settledBy = ({ orders }: Account): Order | undefined => orders.find(({ state }) => state === 'success')

/** Where an order goes when something but money comes; what has ended stays as it is. */
const moves: Readonly<Record<Exclude<PaymentEvent['kind'], 'paid'>, Partial<Record<OrderState, OrderState>>>> = {
  opened: { created: 'started' },
  returned: { created: 'submitted', started: 'submitted' },
  failed: { created: 'failed', started: 'failed', submitted: 'failed' },
  cancelled: { created: 'cancelled', started: 'cancelled', submitted: 'cancelled' },
  expired: { created: 'expired', started: 'expired', submitted: 'expired' },
}

const withOrder = (account: Account, number: string, change: (order: Order) => Order): Account => ({
  ...account,
  orders: account.orders.map(order => (order.number === number ? change(order) : order)),
})

/** Money that was paid too late ends its order: nothing else is to come of it. */
const ended = (order: Order): Order => (isOpen(order) ? { ...order, state: 'expired' } : order)

/**
 * Money has come. It settles the fee when the registration still waits for it and the cashier took it before the deadline,
 * whether the order is open still and whenever we are told; every other order is closed then. Otherwise it goes back.
 */
function receive(account: Account, receipt: Receipt): Account {
  const order = account.orders.find(({ number }) => number === receipt.order)
  if (!order || account.receipts.some(({ transaction }) => transaction === receipt.transaction)) return account
  const booked = { ...account, receipts: [...account.receipts, receipt] }
  const isUsed = settledBy(account) !== undefined
  const isInTime = receipt.paidAt.getTime() < account.payUntil.getTime()
  if (isUsed || !account.awaiting || !isInTime) {
    const { transaction, amount } = receipt
    const refund: Refund = { transaction, order: order.number, amount, reason: isUsed ? 'duplicate' : 'late' }
    const returned = { ...booked, refunds: [...account.refunds, refund] }
    return isInTime ? returned : withOrder(returned, order.number, ended)
  }
  return {
    ...booked,
    awaiting: false,
    orders: account.orders.map(other => {
      if (other.number === order.number) return { ...other, state: 'success', late: !isOpen(order) }
      return isOpen(other) ? { ...other, state: 'cancelled' } : other
    }),
  }
}

/** What the fee was paid for is not there any more: the money that settled it goes back, once. */
export function giveBack(account: Account): Account {
  const settled = settledBy(account)
  const returned = new Set(account.refunds.map(({ transaction }) => transaction))
  const receipt = account.receipts.find(
    ({ order, transaction }) => order === settled?.number && !returned.has(transaction),
  )
  if (!receipt) return account
  const { transaction, order, amount } = receipt
  return { ...account, refunds: [...account.refunds, { transaction, order, amount, reason: 'cancelled-position' }] }
}

/** The account after an event, however often and in whatever order events come. */
export function step(account: Account, event: PaymentEvent): Account {
  if (event.kind === 'paid') {
    const { transaction, order, amount, paidAt } = event
    return receive(account, { transaction, order, amount, paidAt })
  }
  return withOrder(account, event.order, order => ({ ...order, state: moves[event.kind][order.state] ?? order.state }))
}
