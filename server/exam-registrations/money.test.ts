import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { cancelRegistration, examPayment, rechoosePosition, refundRegistration } from '#contract/exam-registrations'
import { listMessages } from '#contract/messages'
import { paymentData } from '#contract/payments'
import { goTo } from '../applications/testing.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { insertSandboxCharge } from '../payments/sandbox-queries.ts'
import type { TestPerson } from '../testing.people.ts'
import type { TestService } from '../testing.ts'
import { cancelPosition } from './office.ts'
import {
  confirmed,
  info,
  order,
  paid,
  payUntil,
  press,
  rechooseRound,
  reconciled,
  serviceWithExam,
  stands,
  upkeep,
} from './testing.ts'

const HOUR = 3_600_000
const FEE = 10_000

describeOnBothEngines('the fee of an exam', open => {
  let service: TestService
  let person: TestPerson
  beforeEach(async () => {
    ;({ service, person } = await serviceWithExam(await open()))
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const look = (number: string, whose = person) => service.call(examPayment, { order: number }, whose)
  const refunds = () => service.db.query(sql`select reason, amount from payment_refunds order by reason`)
  const charge = (number: string, transaction: string, at = service.clock.now()) =>
    insertSandboxCharge(service.db, { order: number, outcome: 'success', transaction, amount: FEE, at })

  test('of an order that brought nothing can be paid again until paying ends, and the answer says so', async () => {
    const { id } = await confirmed(service, person)
    await goTo(service, (await payUntil(service)) - 10 * 60_000)
    const { url, order: number } = await order(service, person, id)
    await press(service, url, 'failed')
    expect(await look(number)).toMatchObject({ state: 'failed', payable: 'yes' })
    await goTo(service, await payUntil(service))
    expect(await look(number)).toMatchObject({ state: 'failed', payable: 'closed' })
  })

  test('is paid at the cashier, told by the notice, and completes the registration in one go', async () => {
    const registration = await paid(service, person)
    expect(await info(service, person, registration.id)).toMatchObject({
      status: '3',
      pending: null,
      payable: 'paid',
      pass: '',
      order: { number: registration.order, state: 'success' },
      commands: [],
    })
    expect(await look(registration.order)).toMatchObject({
      registration: registration.id,
      number: registration.number,
      exam: '测试考试 101',
      position: '测试市图书馆 管理岗',
      fee: FEE,
      state: 'success',
      status: '3',
      paidAt: service.clock.now().getTime(),
    })
    expect(service.outbox.sms.map(({ template }) => template)).toEqual(['exam-fee-paid'])
    const { list } = await service.call(listMessages, {}, person)
    expect(list.map(({ title }) => title)).toContain('考试费已缴纳，报名成功')
    const receipt = await service.call(paymentData, { order: registration.order })
    expect(receipt).toMatchObject({
      state: 'success',
      registration: { number: registration.number, name: '熊*业', idTail: expect.stringMatching(/^[\dX]{4}$/) },
      post: { title: '管理岗', employer: '测试市图书馆' },
      recruitment: { title: '测试考试 101', payee: '测试人事考试中心', fee: FEE },
    })
  })

  test('leads back from the cashier to the exam’s own page', async () => {
    const { id } = await confirmed(service, person)
    const { url, order: number } = await order(service, person, id)
    const back = await press(service, url, 'failed')
    expect(back.headers.get('location')).toBe(`/exam/pay-notify?order=${number}&returned=1`)
    expect(await look(number)).toMatchObject({ state: 'failed', status: '2' })
    await expect(look(number, await service.seeker())).rejects.toMatchObject({ code: codes.notFound })
    await expect(look('JF20250603-AAAAAAAAAAAA')).rejects.toMatchObject({ code: codes.notFound })
  })

  test('of which nobody knows yet keeps the registration pending until the provider says so', async () => {
    const { id } = await confirmed(service, person)
    const { url, order: number } = await order(service, person, id)
    expect(await look(number)).toMatchObject({ state: 'created', status: '2' })
    await service.app.http.request(url)
    expect(await look(number)).toMatchObject({ state: 'submitted', status: '5' })
    expect(await info(service, person, id)).toMatchObject({ status: '5', pending: 'payment', payable: 'yes' })
    await expect(service.call(cancelRegistration, { id }, person)).rejects.toMatchObject({ code: codes.wrongState })
    expect((await order(service, person, id)).order).toBe(number)
    await goTo(service, service.clock.now().getTime() + 2 * HOUR)
    await reconciled(service)
    expect(await stands(service, person, id)).toEqual(['2', null])
    const again = await order(service, person, id)
    await service.app.http.request(again.url)
    await look(again.order)
    await charge(again.order, 'BOOKED')
    service.clock.advance(120)
    await reconciled(service)
    expect(await stands(service, person, id)).toEqual(['3', null])
  })

  test('that comes twice, or for what was cancelled, goes back by itself', async () => {
    const registration = await paid(service, person)
    await service.db.run(sql`
      insert into payment_orders (number, registration_id, fee, state, created_at, expires_at, updated_at)
      values ('JF20250603-CCCCCCCCCCCC', ${registration.id}, ${FEE}, 'submitted', ${service.clock.now()},
        ${service.clock.now()}, ${service.clock.now()})`)
    await charge('JF20250603-CCCCCCCCCCCC', 'TWICE')
    service.clock.advance(120)
    await reconciled(service)
    expect(await refunds()).toEqual([{ reason: 'duplicate', amount: FEE }])
    expect(await look('JF20250603-CCCCCCCCCCCC')).toMatchObject({
      settledBy: registration.order,
      refunds: [{ reason: 'duplicate', amount: FEE, state: 'success' }],
    })
    expect(await look(registration.order)).toMatchObject({ state: 'success', refunds: [] })

    const other = await service.seeker()
    const cancelled = await confirmed(service, other)
    const { order: number, url } = await order(service, other, cancelled.id)
    await service.app.http.request(url)
    await service.call(cancelRegistration, { id: cancelled.id }, other)
    await charge(number, 'AFTER')
    expect(await look(number, other)).toMatchObject({
      state: 'cancelled',
      status: '4',
      settledBy: '',
      refunds: [{ reason: 'late', amount: FEE }],
    })
    expect(await refunds()).toEqual([
      { reason: 'duplicate', amount: FEE },
      { reason: 'late', amount: FEE },
    ])
    await reconciled(service)
    expect(await look(number, other)).toMatchObject({ refunds: [{ reason: 'late', state: 'success' }] })
    const sandbox = await service.db.query(sql`select 1 from sandbox_charges where refunded_at is not null`)
    expect(sandbox).toHaveLength(2)
  })

  test('that was not paid ends the registration: at once without an order, an hour later where money may be on its way', async () => {
    const other = await service.seeker()
    const [ordered, waiting] = [await confirmed(service, person), await confirmed(service, other)]
    await goTo(service, (await payUntil(service)) - 1)
    const { order: number, url } = await order(service, person, ordered.id)
    await service.app.http.request(url)
    await upkeep(service)
    expect(await stands(service, other, waiting.id)).toEqual(['2', null])
    await goTo(service, await payUntil(service))
    await upkeep(service)
    expect([await stands(service, person, ordered.id), await stands(service, other, waiting.id)]).toEqual([
      ['2', null],
      ['4', null],
    ])
    expect(await info(service, other, waiting.id)).toMatchObject({
      payable: 'closed',
      remark: expect.stringContaining('自动取消'),
    })
    await reconciled(service)
    await goTo(service, (await payUntil(service)) + HOUR - 1)
    await upkeep(service)
    expect(await stands(service, person, ordered.id)).toEqual(['2', null])
    // Paid in time, and told of only now.
    await charge(number, 'INTIME', new Date((await payUntil(service)) - 1))
    expect(await look(number)).toMatchObject({ state: 'success', status: '3' })
    await goTo(service, (await payUntil(service)) + 2 * HOUR)
    await upkeep(service)
    expect(await stands(service, person, ordered.id)).toEqual(['3', null])
  })

  test('counts by the cashier’s time, even where its notice comes before anybody has closed the order', async () => {
    const other = await service.seeker()
    const [late, timely] = [await confirmed(service, person), await confirmed(service, other)]
    await goTo(service, (await payUntil(service)) - 10 * 60_000)
    const { url, order: number } = await order(service, person, late.id)
    await service.app.http.request(url)
    const { order: second } = await order(service, other, timely.id)
    await charge(number, 'AT-THE-DEADLINE', new Date(await payUntil(service)))
    await charge(second, 'JUST-BEFORE', new Date((await payUntil(service)) - 1_000))
    await goTo(service, (await payUntil(service)) + 1_000)
    expect(await look(number)).toMatchObject({ state: 'expired', status: '2' })
    expect(await look(second, other)).toMatchObject({ state: 'success', status: '3' })
    expect(await refunds()).toEqual([{ reason: 'late', amount: FEE }])
    await goTo(service, (await payUntil(service)) + HOUR)
    await reconciled(service)
    await upkeep(service)
    expect(await stands(service, person, late.id)).toEqual(['4', null])
    expect(await refunds()).toHaveLength(1)
  })

  test('of a cancelled position goes back on demand, and by itself where nobody decides', async () => {
    const [second, third] = [await service.seeker(), await service.seeker()]
    const registrations = [
      await paid(service, person),
      await paid(service, second),
      await paid(service, third),
    ] as const
    await rechooseRound(service)
    await goTo(service, await payUntil(service))
    expect(
      await cancelPosition(service.db, { exam: '101', code: '0101', reason: '报考人数不足' }, service.clock.now()),
    ).toBe(3)
    expect(await cancelPosition(service.db, { exam: '101', code: '0101', reason: '' }, service.clock.now())).toBeNull()
    const [first] = registrations
    expect(await info(service, person, first.id)).toMatchObject({
      status: '5',
      pending: 'position',
      commands: ['rechoose', 'refund'],
    })
    await service.call(refundRegistration, { id: first.id }, person)
    await expect(service.call(refundRegistration, { id: first.id }, person)).rejects.toMatchObject({
      code: codes.wrongState,
    })
    expect(await info(service, person, first.id)).toMatchObject({ status: '4', order: { state: 'success' } })
    expect(await refunds()).toEqual([{ reason: 'cancelled-position', amount: FEE }])
    expect(service.outbox.sms.at(-1)).toMatchObject({
      template: 'exam-fee-refund',
      text: expect.stringContaining('职位已取消'),
    })
    expect(await service.call(paymentData, { order: first.order })).toMatchObject({
      state: 'success',
      paidAt: expect.any(Number),
      refunds: [{ reason: 'cancelled-position', state: 'requested' }],
    })

    const choose = (position: string) => service.call(rechoosePosition, { id: registrations[1].id, position }, second)
    await expect(choose('1011')).rejects.toMatchObject({ code: codes.invalid })
    await service.db.run(sql`update exam_positions set papers = '{A}' where id = 1012`)
    await expect(choose('1012')).rejects.toMatchObject({ data: { fields: { position: '只能改报考试科目相同的职位' } } })
    await service.db.run(sql`update exam_positions set papers = '{B,A}' where id = 1012`)
    await choose('1012')
    expect(await info(service, second, registrations[1].id)).toMatchObject({ status: '3', position: { id: '1012' } })

    await goTo(service, (await payUntil(service)) + 24 * HOUR - 1)
    await upkeep(service)
    expect(await stands(service, third, registrations[2].id)).toEqual(['5', 'position'])
    await goTo(service, (await payUntil(service)) + 24 * HOUR)
    await upkeep(service)
    expect(await stands(service, third, registrations[2].id)).toEqual(['4', null])
    expect(await refunds()).toHaveLength(2)
    await reconciled(service)
    expect(await service.db.query(sql`select 1 from payment_refunds where state = 'success'`)).toHaveLength(2)
  })
})
