import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { createCaptcha, loginMember, registerMember, sendSms } from '#contract/sign-in'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import type { Refusal } from '../http/refusal.ts'
import { inventedPhone } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { sessionCalls } from './index.ts'
import { codeFor, otherCode, PASSWORD, registered, solved } from './testing.ts'

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => codes.ok,
    (refusal: Refusal) => refusal.code,
  )

describeOnBothEngines('a captcha', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), sessionCalls)
  })

  const tryCaptcha = (captcha: { id: string; answer: string }) =>
    codeOf(service.call(sendSms, { phone: inventedPhone(), purpose: 'login', userType: 2, captcha }))

  test('is four characters that nobody confuses, in any case and width', async () => {
    const { id, content, kind, expiresIn } = await service.call(createCaptcha, {})
    expect(content).toMatch(/^[ACDEFGHJKMNPQRTUVWXY34679]{4}$/)
    expect([kind, expiresIn]).toEqual(['picture', 300])
    const typed = content.toLowerCase().replace(/[0-9a-z]/g, one => String.fromCharCode(one.charCodeAt(0) + 0xfee0))
    expect(await tryCaptcha({ id, answer: typed })).toBe(codes.ok)
  })

  test('can be a question in words', async () => {
    const numerals = '零一二三四五六七八九'
    for (let round = 0; round < 10; round += 1) {
      const { id, content } = await service.call(createCaptcha, { kind: 'question' })
      const [, one = '', sign, other = ''] =
        /^([一二三四五六七八九])([加减])([一二三四五六七八九])等于几？请填数字$/.exec(content) ?? []
      const [a, b] = [numerals.indexOf(one), numerals.indexOf(other)]
      expect(await tryCaptcha({ id, answer: String(sign === '加' ? a + b : a - b) })).toBe(codes.ok)
    }
  })

  test('is used up by the first answer, right or wrong', async () => {
    const right = await solved(service)
    expect(await tryCaptcha(right)).toBe(codes.ok)
    expect(await tryCaptcha(right)).toBe(codes.captchaWrong)
    const wrong = await solved(service)
    expect(await tryCaptcha({ ...wrong, answer: '0000' })).toBe(codes.captchaWrong)
    expect(await tryCaptcha(wrong)).toBe(codes.captchaWrong)
  })

  test('lets one of many parallel answers pass', async () => {
    const captcha = await solved(service)
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => tryCaptcha(captcha)))
    expect(outcomes.filter(code => code === codes.ok)).toHaveLength(1)
  })

  test('lives five minutes', async () => {
    const [one, other] = [await solved(service), await solved(service)]
    service.clock.advance(299)
    expect(await tryCaptcha(one)).toBe(codes.ok)
    service.clock.advance(1)
    expect(await tryCaptcha(other)).toBe(codes.captchaWrong)
  })
})

describeOnBothEngines('an SMS code', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), sessionCalls)
  })

  const send = async (phone: string, ip = '203.0.113.7') =>
    service.call(sendSms, { phone, purpose: 'login', userType: 2, captcha: await solved(service) }, { ip })
  const loginWith = (phone: string, code: string) => codeOf(service.call(loginMember, { way: 'sms', phone, code }))

  test('goes out in a text that says what it is for', async () => {
    const phone = inventedPhone()
    const code = await codeFor(service, { phone, purpose: 'register' })
    expect(service.outbox.sms).toEqual([
      {
        to: phone,
        template: 'register-code',
        code,
        text: `【江西人才人事网】您的注册验证码是 ${code}，5 分钟内有效。请勿告诉他人，工作人员不会索取验证码。`,
      },
    ])
    expect(code).toMatch(/^\d{6}$/)
  })

  test('is asked for with the same answer whether or not the number has an account', async () => {
    const { phone } = await registered(service)
    const [known, unknown] = [await send(phone), await send(inventedPhone())]
    expect({ ...known, order: '' }).toEqual({ ...unknown, order: '' })
    expect(known.order).toHaveLength(unknown.order.length)
  })

  test('can be had again after a minute, and only one of many parallel requests gets it', async () => {
    const phone = inventedPhone()
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => codeOf(send(phone))))
    expect(outcomes.filter(code => code === codes.ok)).toHaveLength(1)
    expect(service.outbox.sms).toHaveLength(1)
    service.clock.advance(59)
    await expect(send(phone)).rejects.toMatchObject({ code: codes.tooMany, data: { retryAfter: 1 } })
    service.clock.advance(1)
    expect(await codeOf(send(phone))).toBe(codes.ok)
  })

  test('is sent to one number ten times a day at most', async () => {
    const phone = inventedPhone()
    for (let round = 0; round < 10; round += 1) {
      expect(await codeOf(send(phone, `203.0.113.${round}`))).toBe(codes.ok)
      service.clock.advance(61)
    }
    expect(await codeOf(send(phone, '203.0.113.99'))).toBe(codes.tooMany)
    service.clock.advance(86_400)
    expect(await codeOf(send(phone))).toBe(codes.ok)
  })

  test('is asked for again with the order of the last one, for the same number and purpose and half an hour', async () => {
    const phone = inventedPhone()
    const { order } = await send(phone)
    const again = (changes: object = {}) =>
      codeOf(service.call(sendSms, { phone, purpose: 'login', userType: 2, order, ...changes }))
    service.clock.advance(60)
    for (const changes of [{ phone: inventedPhone() }, { purpose: 'retrieve' }, { userType: 1 }, { order: 'x' }]) {
      expect(await again(changes)).toBe(codes.captchaWrong)
    }
    expect(await again({ order: undefined })).toBe(codes.captchaWrong)
    expect(await again()).toBe(codes.ok)
    service.clock.advance(1_740)
    expect(await again()).toBe(codes.captchaWrong)
  })

  test('is sent at the request of one address twenty times an hour at most', async () => {
    const outcomes = []
    for (let round = 0; round < 25; round += 1) outcomes.push(await codeOf(send(inventedPhone())))
    expect(outcomes.filter(code => code === codes.ok)).toHaveLength(20)
    expect(await codeOf(send(inventedPhone(), '203.0.113.8'))).toBe(codes.ok)
  })

  test('is sent to no number and for no address more often than that in a thousand tries within a day', async () => {
    const [phones, ips] = [Array.from({ length: 50 }, inventedPhone), [1, 2, 3, 4].map(at => `203.0.113.${at}`)]
    const sent: { phone: string; ip: string; at: number }[] = []
    for (let tried = 0; tried < 1_000; tried += 1) {
      const [phone = '', ip = ''] = [phones[tried % phones.length], ips[(tried + Math.floor(tried / 50)) % ips.length]]
      const outcome = await codeOf(send(phone, ip))
      if (outcome === codes.ok) sent.push({ phone, ip, at: service.clock.now().getTime() })
      else expect(outcome).toBe(codes.tooMany)
      service.clock.advance(30)
    }
    expect(service.outbox.sms).toHaveLength(sent.length)
    const most = (counts: number[]) => Math.max(...counts)
    const ofNumber = most(phones.map(phone => sent.filter(one => one.phone === phone).length))
    const ofAddress = most(
      sent.map(last => sent.filter(({ ip, at }) => ip === last.ip && at > last.at - 3_600_000 && at <= last.at).length),
    )
    expect([ofNumber, ofAddress]).toEqual([10, 20])
  })

  test('of somebody cannot be exhausted without solving captchas', async () => {
    const phone = inventedPhone()
    for (let round = 0; round < 15; round += 1) {
      const { id } = await solved(service)
      const captcha = { id, answer: '????' }
      expect(await codeOf(service.call(sendSms, { phone, purpose: 'login', userType: 2, captcha }))).toBe(
        codes.captchaWrong,
      )
    }
    expect(await codeOf(send(phone))).toBe(codes.ok)
  })

  test('can be tried five times, one after another or all at once', async () => {
    const { phone } = await registered(service)
    const code = await codeFor(service, { phone, purpose: 'login' })
    for (let round = 0; round < 4; round += 1) expect(await loginWith(phone, otherCode(code))).toBe(codes.codeWrong)
    expect(await loginWith(phone, code)).toBe(codes.ok)
    service.clock.advance(61)
    const next = await codeFor(service, { phone, purpose: 'login' })
    await Promise.all(Array.from({ length: 50 }, () => loginWith(phone, otherCode(next))))
    expect(await loginWith(phone, next)).toBe(codes.codeWrong)
  })

  test('opens once, within five minutes, and only what it was asked for', async () => {
    const { phone } = await registered(service)
    const first = await codeFor(service, { phone, purpose: 'login' })
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => loginWith(phone, first)))
    expect(outcomes.filter(code => code === codes.ok)).toHaveLength(1)
    service.clock.advance(61)
    const late = await codeFor(service, { phone, purpose: 'login' })
    service.clock.advance(300)
    expect(await loginWith(phone, late)).toBe(codes.codeWrong)
    const stranger = inventedPhone()
    const foreign = await codeFor(service, { phone: stranger, purpose: 'retrieve' })
    const registration = { phone: stranger, code: foreign, password: PASSWORD, consent: true }
    expect(await codeOf(service.call(registerMember, registration))).toBe(codes.codeWrong)
    const employers = await codeFor(service, { phone, purpose: 'login', userType: 1 })
    expect(await loginWith(phone, employers)).toBe(codes.codeWrong)
  })

  test('is replaced by a newer one', async () => {
    const { phone } = await registered(service)
    const older = await codeFor(service, { phone, purpose: 'login' })
    service.clock.advance(61)
    const newer = await codeFor(service, { phone, purpose: 'login' })
    if (older !== newer) expect(await loginWith(phone, older)).toBe(codes.codeWrong)
    expect(await loginWith(phone, newer)).toBe(codes.ok)
  })

  test('is stored and logged by nobody in clear', async () => {
    const phone = inventedPhone()
    const code = await codeFor(service, { phone, purpose: 'login' })
    const [row] = await service.db.query<{ hash: string }>(
      sql`select encode(code_hash, 'escape') as hash from one_time_codes`,
    )
    expect(row?.hash).not.toContain(code)
    expect(service.log.join()).not.toContain(phone)
  })
})
