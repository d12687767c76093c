import { rm } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPayUrlAgain, paymentData } from '#contract/payments'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines, describeOnPostgres } from '../db/testing.ts'
import { refusedBy } from '../http/testing.refusals.ts'
import { sessionCalls } from '../session/index.ts'
import { readSettings } from '../settings.ts'
import { ROUNDS } from '../testing.rounds.ts'
import { createTestService, type TestService } from '../testing.ts'
import { paymentsCalls } from './index.ts'
import { NOTIFY } from './notify.ts'
import type { Notice } from './provider.ts'
import { reconcile } from './reconcile.ts'
import { MERCHANT, signedNotice } from './sandbox.ts'
import { insertSandboxCharge } from './sandbox-queries.ts'
import { sign } from './signature.ts'
import { begin, FEE, insertRegistration } from './testing.ts'

const MINUTE = 60
const PAYMENT_SECRET = 'a-secret-of-the-tests-that-is-long-enough'
const settings = readSettings({ NODE_ENV: 'test', PAYMENT_SECRET })

describeOnBothEngines('a notice of the provider', open => {
  let service: TestService
  let order: string
  beforeEach(async () => {
    const { paymentSecret } = settings
    service = createTestService(await open(), [...paymentsCalls, ...sessionCalls], { paymentSecret })
    order = (await begin(service, await insertRegistration(service))).order
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const noticeOf = (changes: Partial<Notice> = {}): Notice => ({
    order,
    outcome: 'success',
    transaction: 'T1',
    amount: FEE,
    at: service.clock.now(),
    ...changes,
  })
  const signed = (changes: Partial<Notice> = {}) => signedNotice(settings, noticeOf(changes), service.clock.now())
  const post = async (fields: Record<string, string>, provider = 'sandbox') => {
    const how = { method: 'POST', body: new URLSearchParams(fields) }
    const response = await service.app.http.request(`/payment/notify/${provider}`, how)
    return [response.status, await response.text()]
  }
  const taken = [200, 'success']
  const refused = [400, 'fail']
  const data = (of = order, returned = false) => service.call(paymentData, { order: of, returned })
  const amounts = async () => {
    const [row] = await service.db.query<{ received: number; returned: number; kept: number }>(sql`
      select (select coalesce(sum(amount), 0)::bigint from payment_receipts) as received,
        (select coalesce(sum(amount), 0)::bigint from payment_refunds) as returned,
        (select coalesce(sum(fee), 0)::bigint from payment_orders where state = 'success') as kept`)
    return row ?? { received: 0, returned: 0, kept: 0 }
  }
  const reconciled = () =>
    reconcile({
      db: service.db,
      clock: service.clock,
      settings,
      outbox: { sms: async () => {}, email: async () => {} },
    })

  test('pays an order before anybody comes back from the cashier', async () => {
    expect(await post(await signed())).toEqual(taken)
    expect((await data(order, true)).state).toBe('success')
  })

  test('is refused when any bit of it was changed, and leaves the order as it was', async () => {
    const fields = await signed()
    const changes = {
      signature: fields.signature?.replace(/^./, first => (first === '0' ? '1' : '0')),
      amount: String(FEE - 1),
      order: order.replace(/.$/, last => (last === 'A' ? 'C' : 'A')),
      merchant: 'somebody-else',
      outcome: 'failed',
      nonce: '0',
      paid_at: '1',
      transaction: 'T2',
      further: '1',
    }
    for (const [name, value = ''] of Object.entries(changes)) {
      expect([name, ...(await post({ ...fields, [name]: value }))]).toEqual([name, ...refused])
    }
    const { signature: _, ...unsigned } = fields
    expect(await post(unsigned)).toEqual(refused)
    expect((await data()).state).toBe('created')
    const counted = await refusedBy(service)
    expect(counted.every(({ call }) => call === NOTIFY)).toBe(true)
    expect(counted.reduce((sum, { tries }) => sum + tries, 0)).toBe(10)
  })

  test('is refused however it was changed: a thousand changes to its names and values', async () => {
    const fields = await signed()
    const name = fc.constantFrom(...Object.keys(fields))
    const at = fc.nat({ max: 200 })
    const words = fc.string({ unit: 'grapheme', maxLength: 80 })
    const change = fc.oneof(
      fc.tuple(name, words).map(([key, value]) => ({ ...fields, [key]: value })),
      fc.tuple(fc.string({ minLength: 1 }), words).map(([key, value]) => ({ ...fields, [key]: value })),
      fc.tuple(name, at, fc.nat({ max: 15 })).map(([key, place, digit]) => {
        const value = fields[key] ?? ''
        const cut = place % value.length
        return { ...fields, [key]: value.slice(0, cut) + digit.toString(16) + value.slice(cut + 1) }
      }),
      fc.tuple(name, name).map(([one, other]) => ({ ...fields, [one]: fields[other] ?? '' })),
      name.map(key => Object.fromEntries(Object.entries(fields).filter(([kept]) => kept !== key))),
    )
    const numRuns = 1_000 * ROUNDS
    await fc.assert(
      fc.asyncProperty(change, async changed => {
        fc.pre(!isDeepStrictEqual(changed, fields))
        expect(await post(changed)).toEqual(refused)
      }),
      { numRuns },
    )
    expect((await refusedBy(service)).reduce((sum, { tries }) => sum + tries, 0)).toBe(numRuns)
    expect((await data()).state).toBe('created')
    expect(await amounts()).toEqual({ received: 0, returned: 0, kept: 0 })
  })

  test('is refused for another amount, merchant, order or provider, though its signature is right', async () => {
    expect(await post(await signed({ amount: FEE - 1 }))).toEqual(refused)
    expect(await post(await signed({ amount: FEE + 1 }))).toEqual(refused)
    expect(await post(await signed({ order: 'JF20261122-K7MPACDE3467' }))).toEqual(refused)
    expect(await post(await signed(), 'elsewhere')).toEqual(refused)
    const { signature: _, ...fields } = await signed()
    const foreign = { ...fields, merchant: `${MERCHANT}-2` }
    expect(await post({ ...foreign, signature: sign(PAYMENT_SECRET, 'notice', foreign) })).toEqual(refused)
    expect((await data()).state).toBe('created')
  })

  test('counts once, however often it is sent again', async () => {
    const fields = await signed()
    const answers = await Promise.all(Array.from({ length: 100 }, () => post(fields)))
    expect(answers.filter(([status]) => status === 200)).toHaveLength(100)
    expect(await amounts()).toEqual({ received: FEE, returned: 0, kept: FEE })
    expect(service.outbox.sms).toHaveLength(1)
  })

  test('of the same payment under another nonce counts once too', async () => {
    for (let count = 0; count < 5; count += 1) expect(await post(await signed())).toEqual(taken)
    expect(await amounts()).toEqual({ received: FEE, returned: 0, kept: FEE })
  })

  test('that is old is refused', async () => {
    const fields = await signed()
    service.clock.advance(5 * MINUTE + 1)
    expect(await post(fields)).toEqual(refused)
  })

  test('that closes an order after it was paid changes nothing', async () => {
    await post(await signed())
    for (const outcome of ['failed', 'cancelled'] as const) expect(await post(await signed({ outcome }))).toEqual(taken)
    expect((await data()).state).toBe('success')
  })

  test('of a second payment gives that one back and leaves the order valid', async () => {
    await post(await signed())
    await post(await signed({ transaction: 'T2' }))
    expect(await data()).toMatchObject({
      state: 'success',
      transaction: 'T1',
      refunds: [{ reason: 'duplicate', state: 'requested', amount: FEE }],
    })
    expect(await amounts()).toEqual({ received: 2 * FEE, returned: FEE, kept: FEE })
    expect(service.outbox.sms.map(({ template }) => template)).toEqual(['exam-fee-paid', 'exam-fee-refund'])
  })

  test('that comes late is honoured when it was paid in time, and given back when not', async () => {
    await post(await signed({ outcome: 'cancelled' }))
    expect(await post(await signed())).toEqual(taken)
    expect(await data()).toMatchObject({ state: 'success', late: true, refunds: [] })

    order = (await begin(service, await insertRegistration(service))).order
    service.clock.advance(3 * 24 * 60 * MINUTE)
    await reconciled()
    expect((await data()).state).toBe('expired')
    await post(await signed({ transaction: 'T3' }))
    expect(await data()).toMatchObject({ state: 'expired', refunds: [{ reason: 'late' }] })
    expect(await amounts()).toEqual({ received: 2 * FEE, returned: FEE, kept: FEE })
  })

  test.each([
    ['in the last second', -100, 'success'],
    ['in the second in which paying ends', 900, 'expired'],
  ])('of money that was paid %s is judged by that, before anybody has closed the order', async (_, later, state) => {
    const [row] = await service.db.query<{ at: string }>(sql`select pay_until as at from third_recruitments`)
    const at = new Date(Date.parse(row?.at ?? '') + later)
    await service.db.run(sql`update payment_orders set expires_at = ${at}`)
    service.clock.advance((at.getTime() - service.clock.now().getTime()) / 1_000)
    expect(await post(await signed({ at }))).toEqual(taken)
    const isLate = state === 'expired'
    expect(await data()).toMatchObject({ state, refunds: isLate ? [{ reason: 'late' }] : [] })
    service.clock.advance(2 * MINUTE)
    await reconciled()
    expect(await amounts()).toEqual({ received: FEE, returned: isLate ? FEE : 0, kept: isLate ? 0 : FEE })
  })

  test('that honours an order closes the one that took its place; both ways the books balance', async () => {
    await post(await signed({ outcome: 'failed' }))
    const next = await service.call(createPayUrlAgain, { order })
    await post(await signed())
    expect([(await data()).state, (await data(next.order)).state]).toEqual(['success', 'cancelled'])
    await post(await signed({ order: next.order, transaction: 'T2' }))
    expect((await data(next.order)).refunds).toMatchObject([{ reason: 'duplicate' }])
    expect(await amounts()).toEqual({ received: 2 * FEE, returned: FEE, kept: FEE })
  })

  test('that is lost is made good: every order comes to its end, and what is to go back goes', async () => {
    const orders = [order]
    for (let count = 0; count < 9; count += 1) {
      orders.push((await begin(service, await insertRegistration(service))).order)
    }
    for (const [at, number] of orders.entries()) {
      const outcome = at % 3 === 0 ? ('failed' as const) : ('success' as const)
      await insertSandboxCharge(service.db, noticeOf({ order: number, outcome, transaction: `T${number}` }))
      await data(number, false)
      if (at % 3 === 1) await post(await signed({ order: number, transaction: `T${number}` }))
    }
    service.clock.advance(2 * MINUTE)
    await reconciled()
    const states = await service.db.query<{ state: string }>(
      sql`select distinct state from payment_orders order by state`,
    )
    expect(states.map(({ state }) => state)).toEqual(['failed', 'success'])

    const twice = orders[1] ?? ''
    await service.db.run(sql`update sandbox_charges set transaction = 'EXTRA' where order_number = ${twice}`)
    await post(await signed({ order: twice, transaction: 'EXTRA' }))
    await reconciled()
    expect((await data(twice)).refunds).toMatchObject([{ state: 'success' }])
    const [charge] = await service.db.query(sql`select refunded_at from sandbox_charges where transaction = 'EXTRA'`)
    expect(Object(charge).refunded_at).not.toBeNull()
  })

  test('is not needed by whoever looks again: the provider is asked', async () => {
    await insertSandboxCharge(service.db, noticeOf())
    expect(await data()).toMatchObject({ state: 'success', transaction: 'T1' })
  })
})

describeOnPostgres('a notice while every common connection is taken', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), [...paymentsCalls, ...sessionCalls], { paymentSecret: PAYMENT_SECRET })
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  test('is taken all the same', async () => {
    const { order } = await begin(service, await insertRegistration(service))
    const { promise: over, resolve: end } = Promise.withResolvers<void>()
    const saves = Array.from({ length: 10 }, () => {
      const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
      const done = service.db.tx(async tx => {
        await tx.query(sql`select 1`)
        begin()
        await over
      })
      return { begun, done }
    })
    await Promise.all(saves.map(({ begun }) => begun))
    let isAnswered = false
    const waiting = service.db.query(sql`select 1`).then(() => {
      isAnswered = true
    })
    const charge = { order, outcome: 'success', transaction: 'T1', amount: FEE, at: service.clock.now() } as const
    const body = new URLSearchParams(await signedNotice(settings, charge, service.clock.now()))
    const { status } = await service.app.http.request(`${NOTIFY}/sandbox`, { method: 'POST', body })
    expect([status, isAnswered]).toEqual([200, false])
    end()
    await Promise.all([waiting, ...saves.map(({ done }) => done)])
    expect((await service.call(paymentData, { order, returned: false })).state).toBe('success')
  })
})
