import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { secondsAfter } from '../clock.ts'
import type { Db, Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { poisoned } from '../db/testing.poison.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import type { OutgoingMessage } from '../outbox.ts'
import { sessionCalls } from '../session/index.ts'
import { readSettings } from '../settings.ts'
import { createTestService, type TestService } from '../testing.ts'
import { paymentsCalls } from './index.ts'
import { reconcile } from './reconcile.ts'
import { sendRefunds } from './refunds.ts'
import { insertSandboxCharge } from './sandbox-queries.ts'
import { begin, FEE, insertRegistration } from './testing.ts'

const HOUR = 3_600
const settings = readSettings({ NODE_ENV: 'test', PAYMENT_SECRET: 'a-secret-of-the-tests-that-is-long-enough' })

describeOnBothEngines('a round of the payments', open => {
  let service: TestService
  let templates: string[]
  beforeEach(async () => {
    templates = []
    const { paymentSecret } = settings
    service = createTestService(await open(), [...paymentsCalls, ...sessionCalls], { paymentSecret })
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const round = (db: Db = service.db, sms = async (_: OutgoingMessage) => {}) =>
    reconcile({ db, clock: service.clock, settings, outbox: { sms, email: async () => {} } })
  const failed = (db: Db, sms?: (message: OutgoingMessage) => Promise<void>) =>
    round(db, sms).then(
      () => [],
      (error: unknown) => (error instanceof AggregateError ? error.errors.map(({ row }) => row) : [error]),
    )
  const rows = async (statement: Parameters<Db['query']>[0]) =>
    (await service.db.query<{ state: string }>(statement)).map(({ state }) => state)
  const orders = () => rows(sql`select state from payment_orders order by number`)
  const refunds = () => rows(sql`select state from payment_refunds order by transaction`)
  const registrations = () => rows(sql`select status as state from third_registrations order by id`)

  /** Money that is to go back for this order, by its number at the provider. */
  async function owe(order: string, transaction: string) {
    const now = service.clock.now()
    await insertSandboxCharge(service.db, { order: transaction, outcome: 'success', transaction, amount: FEE, at: now })
    await service.db.run(sql`
      insert into payment_receipts (transaction, order_number, amount, paid_at, received_at)
      values (${transaction}, ${order}, ${FEE}, ${now}, ${now})`)
    await service.db.run(sql`
      insert into payment_refunds (transaction, order_number, amount, reason, state, created_at, updated_at)
      values (${transaction}, ${order}, ${FEE}, 'late', 'requested', ${now}, ${now})`)
  }

  test('goes on behind an order, a refund and a registration that fail, and takes them up again', async () => {
    const [one, other] = [
      await begin(service, await insertRegistration(service)),
      await begin(service, await insertRegistration(service)),
    ]
    const [first = '', second = ''] = [one.order, other.order].toSorted()
    await owe(second, 'T1')
    await owe(second, 'T2')
    await insertRegistration(service)
    await insertRegistration(service)
    const [unpaid] = await service.db.query<{ id: string }>(sql`
      select id from third_registrations g
      where not exists (select 1 from payment_orders o where o.registration_id = g.id) order by id limit 1`)
    service.clock.advance(3 * HOUR)
    const ended = secondsAfter(service.clock.now(), -2 * HOUR)
    await service.db.run(
      sql`update third_recruitments set pay_from = ${secondsAfter(ended, -HOUR)}, pay_until = ${ended}`,
    )

    const bad = [first, 'T1', unpaid?.id ?? '']
    expect((await failed(poisoned(service.db, ...bad))).toSorted()).toEqual(bad.toSorted())
    expect(await orders()).toEqual(['created', 'expired'])
    expect(await refunds()).toEqual(['requested', 'success'])
    expect((await registrations()).toSorted()).toEqual(['2', '2', '4', '4'])

    await round()
    expect(await orders()).toEqual(['expired', 'expired'])
    expect(await refunds()).toEqual(['success', 'success'])
    expect(await registrations()).toEqual(['4', '4', '4', '4'])
  })

  test('sends the texts of all whom it concerns where one of them is refused', async () => {
    const { order } = await begin(service, await insertRegistration(service))
    const texts: string[] = []
    await owe(order, 'T1')
    await owe(order, 'T2')
    await owe(order, 'T3')
    const sms = async ({ text }: OutgoingMessage) => {
      texts.push(text)
      if (texts.length === 1) throw new Error('no such number')
    }
    expect(await failed(service.db, sms)).toEqual(['T1'])
    expect([texts.length, await refunds()]).toEqual([3, ['success', 'success', 'success']])
    await round()
    expect(texts).toHaveLength(3)
  })

  /** The provider does not know this payment yet, and refuses. */
  async function refused(order: string, transaction: string) {
    await owe(order, transaction)
    await service.db.run(sql`update sandbox_charges set transaction = ${`${transaction}-other`}`)
  }
  const accepts = (transaction: string) => service.db.run(sql`update sandbox_charges set transaction = ${transaction}`)
  const tries = async () =>
    (await service.db.query<{ tries: number }>(sql`select tries from payment_refunds`))[0]?.tries
  const noted = async ({ template }: OutgoingMessage) => void templates.push(template)

  test('asks again for a refund that was refused, ever more seldom, and tells the payer what becomes of it', async () => {
    const { order } = await begin(service, await insertRegistration(service))
    await refused(order, 'T1')
    await Promise.all([round(service.db, noted), round(service.db, noted)])
    await round(service.db, noted)
    expect([await tries(), await refunds(), templates]).toEqual([1, ['requested'], ['exam-fee-refund-delayed']])
    service.clock.advance(600)
    await round(service.db, noted)
    service.clock.advance(HOUR - 1)
    await accepts('T1')
    await round(service.db, noted)
    expect([await tries(), await refunds()]).toEqual([2, ['requested']])
    service.clock.advance(1)
    await Promise.all([round(service.db, noted), round(service.db, noted)])
    service.clock.advance(100 * HOUR)
    await round(service.db, noted)
    expect([await tries(), await refunds()]).toEqual([3, ['success']])
    expect(templates.filter(template => template.startsWith('exam-fee-refund'))).toEqual([
      'exam-fee-refund-delayed',
      'exam-fee-refunded',
    ])
  })

  test('gives a refund up after the last try, once, with an alarm and word to the payer', async () => {
    const { order } = await begin(service, await insertRegistration(service))
    await refused(order, 'T1')
    const alarms: string[] = []
    for (let day = 0; day < 12; day += 1) {
      alarms.push(...(await failed(service.db, noted)))
      service.clock.advance(48 * HOUR)
    }
    expect([alarms, await tries(), await refunds()]).toEqual([['T1'], 6, ['failed']])
    await accepts('T1')
    await round(service.db, noted)
    expect(await refunds()).toEqual(['failed'])
    expect(templates.filter(template => template.startsWith('exam-fee-refund'))).toEqual([
      'exam-fee-refund-delayed',
      'exam-fee-refund-failed',
    ])
  })

  test('counts a provider that fails as one that refuses: six tries in three days, each by itself, then an alarm', async () => {
    const { order } = await begin(service, await insertRegistration(service))
    await owe(order, 'T1')
    const asked: string[] = []
    /** One whose books cannot be written takes our own transaction down with it. */
    const broken = async (tx: Queryable, transaction: string) => {
      asked.push(transaction)
      await tx.run(sql`update payment_refunds set amount = amount / 0`)
      return 'success' as const
    }
    const parts = { db: service.db, clock: service.clock, settings, outbox: { sms: noted, email: async () => {} } }
    const failures = () =>
      sendRefunds(parts, { refund: broken }).then(
        () => [],
        (error: unknown) => (error instanceof AggregateError ? error.errors : [error]),
      )
    const alarms: unknown[] = []
    // Every half an hour for four days: far more often than it may be asked.
    for (let half = 0; half < 4 * 48; half += 1) {
      alarms.push(...(await failures()))
      service.clock.advance(HOUR / 2)
    }
    expect([asked.length, await tries(), await refunds()]).toEqual([6, 6, ['failed']])
    expect(alarms).toMatchObject([{ row: 'T1', cause: { errors: [{ name: 'RefundGivenUp' }, { name: 'DbError' }] } }])
    expect(templates.filter(template => template.startsWith('exam-fee-refund'))).toEqual([
      'exam-fee-refund-delayed',
      'exam-fee-refund-failed',
    ])
  })

  test('sends what a provider failed in once it answers again', async () => {
    const { order } = await begin(service, await insertRegistration(service))
    await owe(order, 'T1')
    const parts = { db: service.db, clock: service.clock, settings, outbox: { sms: noted, email: async () => {} } }
    const silent = () => Promise.reject(new Error('no answer'))
    await Promise.all([sendRefunds(parts, { refund: silent }), sendRefunds(parts, { refund: silent })])
    expect([await tries(), await refunds()]).toEqual([1, ['requested']])
    service.clock.advance(600)
    await sendRefunds(parts)
    expect([await tries(), await refunds()]).toEqual([2, ['success']])
  })
})
