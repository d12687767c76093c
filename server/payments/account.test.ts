import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Account, isOpen, type PaymentEvent, settledBy, step } from './account.ts'

const FEE = 5_000
const payUntil = new Date('2026-11-22T16:00:00Z')
const before = new Date('2026-11-22T15:59:59Z')
const after = new Date('2026-11-22T16:00:01Z')

const accountOf = (...numbers: string[]): Account => ({
  fee: FEE,
  payUntil,
  awaiting: true,
  orders: numbers.map(number => ({ number, state: 'created', late: false })),
  receipts: [],
  refunds: [],
})

const paid = (order: string, transaction: string, paidAt = before): PaymentEvent => ({
  kind: 'paid',
  order,
  transaction,
  amount: FEE,
  paidAt,
})
const on = (order: string, kind: Exclude<PaymentEvent['kind'], 'paid'>): PaymentEvent => ({ kind, order })
const run = (account: Account, ...events: PaymentEvent[]) => events.reduce(step, account)
const stateOf = ({ orders }: Account, number = 'A') => orders.find(order => order.number === number)?.state

/** What has come in, and where it is. */
const received = ({ receipts }: Account) => receipts.reduce((sum, { amount }) => sum + amount, 0)
const kept = (account: Account) => (settledBy(account) ? account.fee : 0)
const givenBack = ({ refunds }: Account) => refunds.reduce((sum, { amount }) => sum + amount, 0)

describe('an order', () => {
  test('goes from made to opened to returned, and is paid by a notice alone', () => {
    const start = accountOf('A')
    expect(stateOf(run(start, on('A', 'opened')))).toBe('started')
    expect(stateOf(run(start, on('A', 'opened'), on('A', 'returned')))).toBe('submitted')
    expect(stateOf(run(start, on('A', 'returned'), on('A', 'returned')))).toBe('submitted')
    expect(stateOf(run(start, on('A', 'returned'), paid('A', 't1')))).toBe('success')
    expect(stateOf(run(start, paid('A', 't1'), on('A', 'returned')))).toBe('success')
  })

  test.each(['failed', 'cancelled', 'expired'] as const)('that is paid does not become %s', kind => {
    expect(stateOf(run(accountOf('A'), paid('A', 't1'), on('A', kind)))).toBe('success')
  })

  test.each(['failed', 'cancelled', 'expired'] as const)(
    'that is %s is honoured when the money was paid in time',
    kind => {
      const account = run(accountOf('A'), on('A', kind), paid('A', 't1'))
      expect([account.orders[0], account.refunds]).toEqual([{ number: 'A', state: 'success', late: true }, []])
    },
  )

  test('that has run out keeps its state, and the money goes back, when it was paid after the deadline', () => {
    const account = run(accountOf('A'), on('A', 'expired'), paid('A', 't1', after))
    expect(stateOf(account)).toBe('expired')
    expect(account.refunds).toEqual([{ transaction: 't1', order: 'A', amount: FEE, reason: 'late' }])
  })

  test.each([
    ['a second before the deadline', -1_000, 'success', []],
    ['at the deadline itself', 0, 'expired', ['late']],
    ['a second after it', 1_000, 'expired', ['late']],
  ] as const)('that is open still is judged by the cashier’s time: %s', (_, later, state, reasons) => {
    const account = run(accountOf('A'), on('A', 'opened'), paid('A', 't1', new Date(payUntil.getTime() + later)))
    expect([stateOf(account), account.refunds.map(({ reason }) => reason)]).toEqual([state, reasons])
    const told = run(accountOf('A'), on('A', 'expired'), paid('A', 't1', new Date(payUntil.getTime() + later)))
    expect([stateOf(told), told.refunds]).toEqual([state, account.refunds])
  })

  test('that was paid too late ends only itself', () => {
    const account = run(accountOf('A', 'B'), on('B', 'failed'), paid('A', 't1', after))
    expect([stateOf(account), stateOf(account, 'B'), account.awaiting]).toEqual(['expired', 'failed', true])
  })

  test('that is paid twice stays paid: the second payment alone goes back', () => {
    const account = run(accountOf('A'), paid('A', 't1'), paid('A', 't2'))
    expect(stateOf(account)).toBe('success')
    expect(account.refunds.map(({ transaction, reason }) => [transaction, reason])).toEqual([['t2', 'duplicate']])
  })

  test('whose successor is paid gets its own late money back', () => {
    const account = run(accountOf('A', 'B'), on('A', 'failed'), paid('B', 't1'), paid('A', 't2'))
    expect([stateOf(account), stateOf(account, 'B')]).toEqual(['failed', 'success'])
    expect(account.refunds.map(({ order }) => order)).toEqual(['A'])
  })

  test('that is honoured late closes the one that took its place', () => {
    const account = run(accountOf('A', 'B'), on('A', 'expired'), on('B', 'opened'), paid('A', 't1'))
    expect([stateOf(account), stateOf(account, 'B')]).toEqual(['success', 'cancelled'])
  })

  test('of a registration that waits for no fee takes no money', () => {
    const account = run({ ...accountOf('A'), awaiting: false }, paid('A', 't1'))
    expect([stateOf(account), account.refunds.length]).toEqual(['created', 1])
  })

  test('that is not ours changes nothing', () => {
    const account = accountOf('A')
    expect(run(account, paid('Z', 't1'), on('Z', 'failed'))).toEqual(account)
  })
})

describe('in whatever order events come', () => {
  const order = fc.constantFrom('A', 'B')
  const quiet = fc.record({
    kind: fc.constantFrom('opened', 'returned', 'failed', 'cancelled', 'expired'),
    order,
  })
  const money = fc
    .record({ order, at: fc.integer({ min: 0, max: 3 }), isLate: fc.boolean() })
    .map(({ order, at, isLate }) => paid(order, `${order}${at}`, isLate ? after : before))
  const events = fc.array(fc.oneof(quiet, money), { maxLength: 30 })

  test('the ledger balances after every step, and one order at most is paid', () => {
    fc.assert(
      fc.property(events, given => {
        let account = accountOf('A', 'B')
        for (const event of given) {
          account = step(account, event)
          expect(received(account)).toBe(kept(account) + givenBack(account))
          expect(account.orders.filter(({ state }) => state === 'success').length).toBeLessThanOrEqual(1)
          expect(account.awaiting).toBe(settledBy(account) === undefined)
        }
      }),
      { numRuns: 1_000 },
    )
  })

  test('what is paid stays paid, and what has ended opens no more', () => {
    fc.assert(
      fc.property(events, given => {
        let account = accountOf('A', 'B')
        for (const event of given) {
          const next = step(account, event)
          next.orders.forEach((now, at) => {
            const was = account.orders[at]
            if (was?.state === 'success') expect(now).toEqual(was)
            if (was && !isOpen(was)) expect(isOpen(now)).toBe(false)
          })
          account = next
        }
      }),
      { numRuns: 1_000 },
    )
  })

  test('telling everything twice changes nothing', () => {
    fc.assert(
      fc.property(events, given => {
        const once = given.reduce(step, accountOf('A', 'B'))
        const twice = given.flatMap(event => [event, event]).reduce(step, accountOf('A', 'B'))
        expect(twice).toEqual(once)
        const moneyAgain = given.filter(({ kind }) => kind === 'paid').reduce(step, once)
        expect(moneyAgain).toEqual(once)
      }),
      { numRuns: 1_000 },
    )
  })
})
