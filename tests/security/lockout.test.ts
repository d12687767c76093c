import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { loginMember, registerMember, retrieveMemberPassword, sendSms } from '#contract/sign-in'
import { describeOnBothEngines } from '../../server/db/testing.ts'
import type { Refusal } from '../../server/http/refusal.ts'
import { sessionCalls } from '../../server/session/index.ts'
import { codeFor, otherCode, PASSWORD, registered, solved } from '../../server/session/testing.ts'
import { inventedPhone } from '../../server/testing.people.ts'
import { createTestService, type TestService } from '../../server/testing.ts'

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => codes.ok,
    (refusal: Refusal) => refusal.code,
  )

const STRANGER = '198.51.100.4'
const OWNER = '203.0.113.7'
const elsewhere = (index: number) => `192.0.2.${index}`

describeOnBothEngines('nobody can lock out somebody else', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), sessionCalls)
  })

  const knock = async (phone: string, password: string, ip: string, isSolving = true) => {
    const captcha = isSolving ? { captcha: await solved(service) } : {}
    return codeOf(service.call(loginMember, { way: 'password', phone, password, ...captcha }, { ip }))
  }
  const order = async (phone: string, ip: string, purpose: 'login' | 'retrieve' | 'register' = 'login') =>
    service.call(sendSms, { phone, purpose, userType: 2, captcha: await solved(service) }, { ip })
  const lastCode = (phone: string) => service.outbox.sms.findLast(({ to }) => to === phone)?.code ?? ''

  test('by wrong passwords: neither where the owner has been before, nor anywhere else', async () => {
    const { phone } = await registered(service)
    service.clock.advance(60)
    const guesses = []
    for (let round = 0; round < 25; round += 1) guesses.push(await knock(phone, 'x', STRANGER))
    expect(guesses.at(-1)).toBe(codes.tooMany)
    expect(await codeOf(service.call(loginMember, { way: 'password', phone, password: PASSWORD }))).toBe(codes.ok)
    expect(await knock(phone, PASSWORD, OWNER)).toBe(codes.ok)
  })

  test('by wrong passwords from many addresses: a new one has to solve a captcha, a known one has not', async () => {
    const { phone } = await registered(service, undefined, PASSWORD)
    await knock(phone, PASSWORD, OWNER)
    for (let index = 0; index < 12; index += 1) await knock(phone, 'x', elsewhere(index))
    expect(await knock(phone, PASSWORD, '203.0.113.99', false)).toBe(codes.captchaWrong)
    expect(await knock(phone, PASSWORD, '203.0.113.99')).toBe(codes.ok)
    expect(await knock(phone, PASSWORD, OWNER, false)).toBe(codes.ok)
  })

  test('and whoever guesses from many addresses has few guesses at each', async () => {
    const { phone } = await registered(service)
    const far = (index: number) => `10.${index}.0.1`
    for (let index = 0; index < 60; index += 1) await knock(phone, 'x', far(index))
    const guesses = []
    for (let round = 0; round < 5; round += 1) guesses.push(await knock(phone, 'x', far(99)))
    expect(guesses.filter(code => code === codes.credentialsWrong)).toHaveLength(3)
    expect(await knock(phone, PASSWORD, far(98))).toBe(codes.ok)
  })

  test('by wrong codes: those of a stranger do not count against whoever ordered the code', async () => {
    const { phone } = await registered(service)
    const { order: mine } = await order(phone, OWNER)
    const code = lastCode(phone)
    const enter = (typed: string, ip: string, shown?: string) =>
      codeOf(service.call(loginMember, { way: 'sms', phone, code: typed, ...(shown && { order: shown }) }, { ip }))
    for (let round = 0; round < 8; round += 1) {
      expect(await enter(otherCode(code), STRANGER)).toBe(codes.codeWrong)
      expect(await enter(otherCode(code), STRANGER, 'made up')).toBe(codes.codeWrong)
    }
    expect(await enter(code, STRANGER)).toBe(codes.codeWrong)
    // From another network than that of the order, as phones have it between two masts.
    expect(await enter(code, '203.0.113.200', mine)).toBe(codes.ok)
  })

  test('nor against a client that sends no order, from where the code was ordered', async () => {
    const { phone } = await registered(service)
    await order(phone, OWNER)
    const code = lastCode(phone)
    const enter = (ip: string, typed: string) =>
      codeOf(service.call(loginMember, { way: 'sms', phone, code: typed }, { ip }))
    for (let round = 0; round < 8; round += 1) await enter(STRANGER, otherCode(code))
    expect(await enter(OWNER, code)).toBe(codes.ok)
  })

  test('while whoever ordered it has five tries, and no more', async () => {
    const { phone } = await registered(service)
    const { order: mine } = await order(phone, OWNER)
    const code = lastCode(phone)
    const enter = (typed: string) => codeOf(service.call(loginMember, { way: 'sms', phone, code: typed, order: mine }))
    await Promise.all(Array.from({ length: 20 }, () => enter(otherCode(code))))
    expect(await enter(code)).toBe(codes.codeWrong)
  })

  test('by ordering codes: not where the owner has been before, and not for another purpose', async () => {
    const { phone } = await registered(service)
    const ordered = []
    for (let round = 0; round < 12; round += 1) {
      service.clock.advance(61)
      ordered.push(await codeOf(order(phone, elsewhere(round))))
    }
    expect(ordered.filter(code => code === codes.ok)).toHaveLength(10)
    service.clock.advance(61)
    expect(await codeOf(order(phone, '127.0.0.1'))).toBe(codes.ok)
    expect(await codeOf(order(phone, '203.0.113.99', 'retrieve'))).toBe(codes.ok)
  })

  test('by ordering codes from one address, which does not use up the day of a number', async () => {
    const phone = inventedPhone()
    for (let round = 0; round < 12; round += 1) {
      service.clock.advance(61)
      await codeOf(order(phone, STRANGER, 'register'))
    }
    expect(service.outbox.sms).toHaveLength(6)
    service.clock.advance(61)
    expect(await codeOf(order(phone, OWNER, 'register'))).toBe(codes.ok)
  })

  test('by ordering a code after them: the one that was ordered before still opens', async () => {
    const { phone } = await registered(service)
    const { order: mine } = await order(phone, OWNER)
    const code = lastCode(phone)
    service.clock.advance(61)
    await order(phone, STRANGER)
    expect(await codeOf(service.call(loginMember, { way: 'sms', phone, code, order: mine }, { ip: OWNER }))).toBe(
      codes.ok,
    )
  })
})

describeOnBothEngines('a limit that resets', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), sessionCalls)
  })

  test('does not double what may be ordered around midnight', async () => {
    const phone = inventedPhone()
    let sent = 0
    // A fixed window of a day would begin anew after fifteen of these.
    service.clock.advance(86_400 - ((service.clock.now().getTime() / 1_000) % 86_400) - 15 * 60)
    for (let round = 0; round < 30; round += 1) {
      const captcha = await solved(service)
      const ip = `10.${round}.0.1`
      const code = await codeOf(service.call(sendSms, { phone, purpose: 'login', userType: 2, captcha }, { ip }))
      if (code === codes.ok) sent += 1
      service.clock.advance(61)
    }
    expect(sent).toBe(10)
  })
})

describeOnBothEngines('work that takes long', open => {
  let service: TestService
  beforeEach(async () => {
    // No hash can be made at this cost: whoever gets that far does not hear about the code.
    service = createTestService(await open(), sessionCalls, { passwordCost: 60 })
  })

  test('is not done for whoever does not have the code', async () => {
    const phone = inventedPhone()
    const password = PASSWORD
    const entry = otherCode(await codeFor(service, { phone, purpose: 'register' }))
    const renewal = otherCode(await codeFor(service, { phone, purpose: 'retrieve' }))
    expect([
      await codeOf(service.call(registerMember, { phone, code: entry, password, consent: true })),
      await codeOf(service.call(retrieveMemberPassword, { way: 'phone', phone, code: renewal, password })),
    ]).toEqual([codes.codeWrong, codes.codeWrong])
  })
})
