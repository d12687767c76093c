import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { createPayUrl, createPayUrlAgain, findRegistration, listPosts, paymentData, postInfo } from '#contract/payments'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { refusedBy } from '../http/testing.refusals.ts'
import { sessionCalls } from '../session/index.ts'
import { createTestService, type TestService } from '../testing.ts'
import { paymentsCalls } from './index.ts'
import { begin, FEE, insertPost, insertRegistration, look, registrantOf } from './testing.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

describeOnBothEngines('exam fees', open => {
  let service: TestService
  let number: string
  beforeEach(async () => {
    service = createTestService(await open(), [...paymentsCalls, ...sessionCalls])
    number = await insertRegistration(service)
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const data = (order: string, returned = false) => service.call(paymentData, { order, returned })
  const press = (url: string, outcome: string) =>
    service.app.http.request(url, { method: 'POST', body: new URLSearchParams({ outcome }) })

  test('are found by number, name and identity number together, masked; each wrong one answers the same', async () => {
    const found = await look(service, number, { idNumber: '11010519491231002x' })
    expect(found).toMatchObject({ number, name: '热***䶮', idTail: '002X', status: '2', payable: 'yes', order: null })
    expect(found.recruitment).toMatchObject({ fee: FEE, payee: '江西省就业创业服务中心' })
    const heard = []
    for (const changes of [{ name: '热合曼' }, { idNumber: '360426199101010071' }, { number: '1000000000' }]) {
      heard.push(await look(service, number, changes).catch(({ code, message, data }) => ({ code, message, data })))
    }
    expect(heard).toEqual(Array(3).fill({ code: codes.notFound, message: '没有找到，可能已被删除', data: null }))
    const audit = await service.db.query(
      sql`select outcome from audit_log where action = 'registration.read' order by id`,
    )
    expect(audit).toEqual([{ outcome: 'done' }])
    expect(await refusedBy(service)).toMatchObject([{ call: findRegistration.path, reason: 'object', tries: 3 }])
    expect(service.log.join('\n')).not.toMatch(/热合曼|1101051949/)
    const [row] = await service.db.query(sql`select g::text as text from third_registrations g`)
    expect(JSON.stringify(row)).not.toMatch(/热合曼|1101051949/)
  })

  test('are not looked up without a challenge, with a wrong check digit, or too often', async () => {
    const captcha = { id: randomUUID(), answer: '7' }
    const guess = service.call(findRegistration, { ...registrantOf(number), captcha })
    await expect(guess).rejects.toMatchObject({ code: codes.captchaWrong })
    await expect(look(service, number, { idNumber: '110105194912310021' })).rejects.toMatchObject({
      code: codes.invalid,
      data: { fields: { idNumber: '身份证号码有误，请逐位核对' } },
    })
    for (let count = 1; count < 20; count += 1) await look(service, number)
    await expect(look(service, number)).rejects.toMatchObject({ code: codes.tooMany })
  })

  test('have one open order however often and wherever it is asked for', async () => {
    const { pass } = await look(service, number)
    const asked = Array.from({ length: 8 }, () => service.call(createPayUrl, { pass, agreed: true }))
    const orders = new Set((await Promise.all(asked)).map(({ order }) => order))
    expect(orders.size).toBe(1)
    const [order = ''] = orders
    expect(order).toMatch(/^JF\d{8}-[A-Z0-9]{12}$/)
    expect((await service.call(createPayUrlAgain, { order })).order).toBe(order)
    await expect(service.call(createPayUrl, { pass, agreed: false })).rejects.toMatchObject({ code: codes.invalid })
    expect(await data(order)).toMatchObject({ state: 'created', fee: FEE, paidAt: null, settledBy: '' })
  })

  test('are ordered by whoever found the registration, within the hour', async () => {
    const { pass } = await look(service, number)
    const order = (given: string) => service.call(createPayUrl, { pass: given, agreed: true })
    await expect(order(pass.replace(/.$/, last => (last === '0' ? '1' : '0')))).rejects.toMatchObject({
      code: codes.notFound,
    })
    await expect(order('x')).rejects.toMatchObject({ code: codes.notFound })
    service.clock.advance(HOUR)
    await expect(order(pass)).rejects.toMatchObject({ code: codes.wrongState })
  })

  test.each([
    ['0', 'status'],
    ['1', 'status'],
    ['3', 'paid'],
    ['4', 'status'],
    ['5', 'status'],
  ])('of a registration in status %s cannot be paid: %s', async (status, payable) => {
    const other = await insertRegistration(service, { status })
    expect(await look(service, other)).toMatchObject({ status, payable, pass: '' })
  })

  test('cannot be paid before their time or after it', async () => {
    const { pass } = await look(service, number)
    await service.db.run(sql`update third_recruitments set pay_from = pay_until - interval '1 hour'`)
    expect((await look(service, number)).payable).toBe('early')
    await expect(service.call(createPayUrl, { pass, agreed: true })).rejects.toMatchObject({
      code: codes.wrongState,
      message: '还没有到缴费时间',
    })
    service.clock.advance(49 * HOUR)
    expect((await look(service, number)).payable).toBe('closed')
  })

  test('are paid at the cashier, told by the notice, and receipted; nothing can be paid again', async () => {
    const { order, url } = await begin(service, number)
    const page = await service.app.http.request(url)
    const text = await page.text()
    expect(text).toContain('沙箱收银台 · 不会真的扣款')
    expect(text).toContain('¥50.00')
    expect(text).not.toMatch(/<script/)
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect((await data(order)).state).toBe('started')

    const back = await press(url, 'success')
    expect([back.status, back.headers.get('location')]).toEqual([303, `/payment/index?order=${order}&returned=1`])
    const receipt = await data(order)
    expect(receipt).toMatchObject({ state: 'success', settledBy: order, payable: 'paid', late: false, refunds: [] })
    expect(receipt.transaction).toMatch(/^SBX/)
    expect(await look(service, number)).toMatchObject({ status: '3', payable: 'paid', order: { number: order } })
    expect(service.outbox.sms).toMatchObject([{ to: '19000000001', template: 'exam-fee-paid' }])

    expect(await (await press(url, 'success')).text()).toContain('不会再次扣款')
    await expect(service.call(createPayUrlAgain, { order })).rejects.toMatchObject({
      code: codes.wrongState,
      message: '这笔费用已经缴纳，无需重复缴费',
    })
    expect(await service.db.query(sql`select amount from payment_receipts`)).toEqual([{ amount: FEE }])
    const audit = await service.db.query(sql`select action from audit_log where action like 'payment.%' order by id`)
    expect(audit.map(row => Object(row).action)).toEqual(['payment.created', 'payment.started', 'payment.success'])
  })

  test.each(['failed', 'cancelled'] as const)('that were not paid (%s) are paid under a new order', async outcome => {
    const { order, url } = await begin(service, number)
    await press(url, outcome)
    expect(await data(order, true)).toMatchObject({ state: outcome, payable: 'yes' })
    const next = await service.call(createPayUrlAgain, { order })
    expect(next.order).not.toBe(order)
    await press(next.url, 'success')
    expect(await data(order)).toMatchObject({ state: outcome, payable: 'paid', settledBy: next.order })
  })

  test('get a new address when the old one has run out, and a new order after two hours', async () => {
    const { order, url } = await begin(service, number)
    service.clock.advance(15 * MINUTE)
    const old = await service.app.http.request(url)
    expect([old.status, await old.text()]).toEqual([410, expect.stringContaining('支付地址已过期')])
    const again = await service.call(createPayUrlAgain, { order })
    expect(again.order).toBe(order)
    expect((await service.app.http.request(again.url)).status).toBe(200)
    service.clock.advance(2 * HOUR)
    expect((await service.call(createPayUrlAgain, { order })).order).not.toBe(order)
    expect((await data(order)).state).toBe('expired')
  })

  test('show nothing under an order or an address that is not there', async () => {
    await expect(data('JF20261122-K7MPACDE3467')).rejects.toMatchObject({ code: codes.notFound })
    const { url } = await begin(service, number)
    for (const wrong of ['/cashier/x', url.replace(/.$/, last => (last === '0' ? '1' : '0'))]) {
      expect((await service.app.http.request(wrong)).status).toBe(404)
    }
  })

  test('belong to posts that say where they come from, each with the source of its own recruitment', async () => {
    const post = await insertPost(service, 8)
    await service.db.run(sql`update third_recruitments set source = '赣江示例集团官网' where id = 8`)
    const { list, recruitments } = await service.call(listPosts, {})
    const sources = { 7: '江西省就业创业服务中心', 8: '赣江示例集团官网' }
    expect(Object.fromEntries(list.map(({ recruitmentId, source }) => [recruitmentId, source]))).toEqual(sources)
    expect(Object.fromEntries(recruitments.map(({ id, source }) => [id, source]))).toEqual(sources)
    expect(await service.call(postInfo, { id: String(post) })).toMatchObject({
      source: '赣江示例集团官网',
      recruitment: { source: '赣江示例集团官网' },
    })
  })

  test('belong to posts that everybody can read', async () => {
    const post = await insertPost(service, 8)
    const list = (query = {}) => service.call(listPosts, query)
    expect(await list()).toMatchObject({ total: 2, recruitments: [{ id: '7' }, { id: '8' }] })
    expect(await list({ recruitment: '8', t: '会计 南昌' })).toMatchObject({ total: 1, list: [{ recruitmentId: '8' }] })
    expect((await list({ t: '100%' })).total).toBe(0)
    expect(await service.call(postInfo, { id: String(post) })).toMatchObject({
      title: '会计',
      recruitment: { fee: FEE },
    })
    await expect(service.call(postInfo, { id: '999' })).rejects.toMatchObject({ code: codes.notFound })
  })
})
