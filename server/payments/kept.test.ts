import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { listMessages } from '#contract/messages'
import {
  createPayUrl,
  forgetRegistration,
  keepRegistration,
  listKeptRegistrations,
  paymentData,
  readKeptRegistration,
} from '#contract/payments'
import { goTo } from '../applications/testing.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { messagesCalls } from '../messages/index.ts'
import { sessionCalls } from '../session/index.ts'
import { readSettings } from '../settings.ts'
import { solved } from '../suggestions/testing.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import type { Registrant } from './holder.ts'
import { paymentsCalls } from './index.ts'
import { endUnpaid } from './lapse.ts'
import { reconcile } from './reconcile.ts'
import { insertSandboxCharge } from './sandbox-queries.ts'
import { begin, FEE, insertRegistration, look, registrantOf } from './testing.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const settings = readSettings({ NODE_ENV: 'test', PAYMENT_SECRET: 'a-secret-of-the-tests-that-is-long-enough' })

describeOnBothEngines('registrations at an account', open => {
  let service: TestService
  beforeEach(async () => {
    const calls = [...paymentsCalls, ...sessionCalls, ...messagesCalls]
    service = createTestService(await open(), calls, { paymentSecret: settings.paymentSecret })
  })

  const keep = async (person: TestPerson, number: string, changes: Partial<Registrant> = {}) =>
    service.call(keepRegistration, { ...registrantOf(number), ...changes, captcha: await solved(service) }, person)
  const mine = async (person: TestPerson) => (await service.call(listKeptRegistrations, {}, person)).list
  const parts = () => ({
    db: service.db,
    clock: service.clock,
    settings,
    outbox: {
      sms: async (message: { to: string; template: string; text: string }) => void service.outbox.sms.push(message),
      email: async () => {},
    },
  })

  test('are kept by whoever shows them to be theirs, once, and paid for from there', async () => {
    const [seeker, stranger] = [await service.seeker(), await service.seeker()]
    const number = await insertRegistration(service)
    await expect(keep(stranger, number, { name: '别人' })).rejects.toMatchObject({ code: codes.notFound })
    await keep(seeker, number)
    await keep(seeker, number)
    expect(await mine(seeker)).toMatchObject([{ number, status: '2', payable: 'yes', pass: '' }])
    expect(await mine(stranger)).toEqual([])
    const { pass } = await service.call(readKeptRegistration, { number }, seeker)
    const { order } = await service.call(createPayUrl, { pass, agreed: true }, seeker)
    expect(await mine(seeker)).toMatchObject([{ order: { number: order, state: 'created' } }])
    await service.call(forgetRegistration, { number }, seeker)
    expect(await mine(seeker)).toEqual([])
    expect((await look(service, number)).order?.number).toBe(order)
  })

  test('end when their fee was not paid in time, and their owner is told once', async () => {
    const seeker = await service.seeker()
    const [number, other] = [await insertRegistration(service), await insertRegistration(service, { status: '0' })]
    await keep(seeker, number)
    await keep(seeker, other)
    const deadline = service.clock.now().getTime() + 2 * DAY
    await goTo(service, deadline + HOUR - 1_000)
    expect(await endUnpaid(parts())).toBe(0)
    await goTo(service, deadline + HOUR)
    expect(await endUnpaid(parts())).toBe(1)
    expect(await endUnpaid(parts())).toBe(0)
    const list = await mine(seeker)
    expect(list.find(one => one.number === number)).toMatchObject({
      status: '4',
      remark: '没有在截止时间前缴费，报名已自动取消，名额已释放',
      payable: 'closed',
    })
    expect(list.find(one => one.number === other)).toMatchObject({ status: '0', payable: 'status' })
    const { list: letters } = await service.call(listMessages, {}, seeker)
    expect(letters).toMatchObject([{ category: 'service', link: `/user/exam-list?number=${number}` }])
    expect(service.outbox.sms.filter(({ template }) => template === 'exam-fee-lapsed')).toHaveLength(1)
    const audit = await service.db.query(sql`select outcome from audit_log where action = 'registration.lapsed'`)
    expect(audit).toHaveLength(1)
  })

  test('that were paid at the last moment are settled before anything ends; what comes after goes back', async () => {
    const [inTime, tooLate] = [await insertRegistration(service), await insertRegistration(service)]
    const deadline = service.clock.now().getTime() + 2 * DAY
    await goTo(service, deadline - 60_000)
    const { order } = await begin(service, inTime)
    const late = await begin(service, tooLate)
    const charge = { outcome: 'success', amount: FEE } as const
    await insertSandboxCharge(service.db, { ...charge, order, transaction: 'SBX1', at: service.clock.now() })
    await goTo(service, deadline + 2 * HOUR)
    await reconcile(parts())
    expect((await look(service, inTime)).status).toBe('3')
    expect((await look(service, tooLate)).status).toBe('4')
    await insertSandboxCharge(service.db, {
      ...charge,
      order: late.order,
      transaction: 'SBX2',
      at: service.clock.now(),
    })
    expect(await service.call(paymentData, { order: late.order, returned: false })).toMatchObject({
      state: 'expired',
      refunds: [{ reason: 'late' }],
    })
    expect((await look(service, tooLate)).status).toBe('4')
  })

  test('have receipts that say in words when nothing was really paid', async () => {
    const { order } = await begin(service, await insertRegistration(service))
    const at = service.clock.now()
    await insertSandboxCharge(service.db, { order, outcome: 'success', transaction: 'SBX3', amount: FEE, at })
    expect(await service.call(paymentData, { order, returned: true })).toMatchObject({ state: 'success', trial: true })
    const bank = await begin(service, await insertRegistration(service))
    const real = { order: bank.order, outcome: 'success', transaction: '4200001', amount: FEE, at } as const
    await insertSandboxCharge(service.db, real)
    expect(await service.call(paymentData, { order: bank.order, returned: true })).toMatchObject({ trial: false })
  })
})
