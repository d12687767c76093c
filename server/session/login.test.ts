import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { fetchUserInfo, logout } from '#contract/session'
import { autoLogin, createLoginTicket, loginCompany, loginMember, retrieveMemberPassword } from '#contract/sign-in'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { lifetimes } from '../http/auth.ts'
import type { Refusal } from '../http/refusal.ts'
import { refusedBy } from '../http/testing.refusals.ts'
import { inventedPhone } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { sessionCalls } from './index.ts'
import { delayAfter } from './login-guard.ts'
import { codeFor, PASSWORD, registered, solved } from './testing.ts'

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => codes.ok,
    (refusal: Refusal) => refusal.code,
  )

describeOnBothEngines('signing in', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), sessionCalls)
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const withPassword = (
    phone: string,
    password: string,
    captcha?: { id: string; answer: string },
    ip = '203.0.113.7',
  ) => service.call(loginMember, { way: 'password', phone, password, ...(captcha && { captcha }) }, { ip })
  const renew = async (phone: string) => {
    const code = await codeFor(service, { phone, purpose: 'retrieve' })
    await service.call(retrieveMemberPassword, { way: 'phone', phone, code, password: '抚河 夜里 的灯' })
  }
  const isAlive = (token: string) => codeOf(service.call(fetchUserInfo, {}, { token }))

  test('answers without a code: token, seconds and user type', async () => {
    const { phone } = await registered(service)
    const { body } = await service.send(loginMember, { way: 'password', phone, password: PASSWORD })
    expect(body).toEqual({ access_token: expect.stringMatching(/^[\w-]{43}$/), expires_in: 604_800, userType: 2 })
  })

  test('takes the number as people type it and the password exactly', async () => {
    const { phone } = await registered(service)
    expect(await codeOf(withPassword(`+86 ${phone.slice(0, 3)}-${phone.slice(3)}`, PASSWORD))).toBe(codes.ok)
    expect(await codeOf(withPassword(phone, ` ${PASSWORD}`))).toBe(codes.credentialsWrong)
  })

  test('says the same for a wrong password, an unknown number and an account of the other kind', async () => {
    const { phone } = await registered(service)
    const wrong = await service.send(loginMember, { way: 'password', phone, password: 'x' })
    const unknown = await service.send(loginMember, { way: 'password', phone: inventedPhone(), password: 'x' })
    const other = await service.send(loginCompany, { way: 'password', phone, password: PASSWORD })
    expect(wrong.body).toEqual({ code: codes.credentialsWrong, msg: '手机号或密码不正确', data: { captcha: false } })
    expect([unknown.body, other.body]).toEqual([wrong.body, wrong.body])
  })

  test('asks for a captcha after three wrong passwords, for unknown numbers too', async () => {
    const { phone } = await registered(service)
    for (const number of [phone, inventedPhone()]) {
      for (let round = 0; round < 3; round += 1) await codeOf(withPassword(number, 'x'))
      const refusal = withPassword(number, PASSWORD)
      await expect(refusal).rejects.toMatchObject({ code: codes.captchaWrong, data: { captcha: true } })
    }
    expect(await codeOf(withPassword(phone, PASSWORD, await solved(service)))).toBe(codes.ok)
    expect(await codeOf(withPassword(phone, PASSWORD))).toBe(codes.ok)
  })

  test('costs time after five wrong passwords, and more after each further one', async () => {
    const { phone } = await registered(service)
    for (let round = 0; round < 3; round += 1) await codeOf(withPassword(phone, 'x'))
    for (let round = 0; round < 2; round += 1) await codeOf(withPassword(phone, 'x', await solved(service)))
    const early = withPassword(phone, PASSWORD, await solved(service))
    await expect(early).rejects.toMatchObject({ code: codes.tooMany, data: { retryAfter: 30 } })
    service.clock.advance(30)
    expect(await codeOf(withPassword(phone, 'x', await solved(service)))).toBe(codes.credentialsWrong)
    service.clock.advance(59)
    expect(await codeOf(withPassword(phone, PASSWORD, await solved(service)))).toBe(codes.tooMany)
    service.clock.advance(1)
    expect(await codeOf(withPassword(phone, PASSWORD, await solved(service)))).toBe(codes.ok)
  })

  test('never locks anybody out: by SMS code it always works', async () => {
    const { phone } = await registered(service)
    for (let round = 0; round < 5; round += 1) await codeOf(withPassword(phone, 'x', await solved(service)))
    expect(await codeOf(withPassword(phone, PASSWORD, await solved(service)))).toBe(codes.tooMany)
    const code = await codeFor(service, { phone, purpose: 'login' })
    expect(await codeOf(service.call(loginMember, { way: 'sms', phone, code }))).toBe(codes.ok)
  })

  test('lets at most twenty guesses an hour through, however parallel they come', async () => {
    const { phone } = await registered(service)
    const outcomes = await Promise.all(Array.from({ length: 60 }, () => codeOf(withPassword(phone, 'x'))))
    expect(outcomes.filter(code => code === codes.credentialsWrong).length).toBeLessThanOrEqual(20)
  })

  test('lets at most twenty guesses in any hour through to whoever solves every captcha, and locks nobody out', async () => {
    const { phone } = await registered(service)
    const guessed: number[] = []
    for (let tried = 0; tried < 600; tried += 1) {
      const outcome = await codeOf(withPassword(phone, `x${tried}`, await solved(service)))
      if (outcome === codes.credentialsWrong) guessed.push(tried)
      service.clock.advance(30)
    }
    const inHourBefore = (last: number) => guessed.filter(tried => tried > last - 120 && tried <= last).length
    expect(Math.max(...guessed.map(inHourBefore))).toBeLessThanOrEqual(20)
    expect(guessed.length).toBeGreaterThan(20)
    const code = await codeFor(service, { phone, purpose: 'login' })
    expect(await codeOf(service.call(loginMember, { way: 'sms', phone, code }))).toBe(codes.ok)
  })

  test('does not take it for guessing when somebody who knows the password comes often', async () => {
    const { phone } = await registered(service)
    for (let round = 0; round < 25; round += 1) expect(await codeOf(withPassword(phone, PASSWORD))).toBe(codes.ok)
  })

  test('tells a number without account only to whoever has its code', async () => {
    const phone = inventedPhone()
    const code = await codeFor(service, { phone, purpose: 'login' })
    const refusal = service.call(loginMember, { way: 'sms', phone, code })
    await expect(refusal).rejects.toMatchObject({ code: codes.credentialsWrong, message: '该手机号尚未注册，请先注册' })
  })

  test('hashes the password anew when the cost has been raised', async () => {
    const { phone } = await registered(service)
    const dearer = createTestService(service.db, sessionCalls, { passwordCost: 9 })
    const login = () => dearer.call(loginMember, { way: 'password', phone, password: PASSWORD })
    await login()
    const [row] = await service.db.query<{ password_hash: string }>(sql`select password_hash from users`)
    expect(row?.password_hash).toMatch(/^scrypt\$9\$/)
    expect(await codeOf(login())).toBe(codes.ok)
  })

  test('leaves a trace of who came in and of who did not, without number or password', async () => {
    const { phone } = await registered(service)
    await codeOf(withPassword(phone, 'wrong password'))
    await withPassword(phone, PASSWORD)
    const rows = await service.db.query(sql`select action, outcome, detail from audit_log order by id`)
    expect(rows).toEqual([
      { action: 'session.register', outcome: 'done', detail: {} },
      { action: 'session.login', outcome: 'done', detail: { way: 'password' } },
    ])
    expect(await refusedBy(service)).toMatchObject([{ call: loginMember.path, reason: 'password', tries: 1 }])
    expect(service.log.join()).not.toMatch(new RegExp(`${phone}|${PASSWORD}|wrong password`))
  })

  test('refuses a thousand times in a row for each address and way, and in no row of the audit log', async () => {
    const tries = Array.from({ length: 1_000 }, (_, at) => ({ phone: inventedPhone(), ip: `203.0.113.${at % 10}` }))
    for (const { phone, ip } of tries) {
      expect(await codeOf(withPassword(phone, 'wrong password', undefined, ip))).toBe(codes.credentialsWrong)
      service.clock.advance(3)
    }
    const rows = await refusedBy(service)
    expect(rows.reduce((sum, row) => sum + row.tries, 0)).toBe(1_000)
    expect(rows.length).toBeLessThanOrEqual(20)
    expect(await service.db.query(sql`select 1 from audit_log`)).toEqual([])
  })

  test('gives a new token each time, stored only as its hash', async () => {
    const { phone, token } = await registered(service)
    const next = await withPassword(phone, PASSWORD)
    expect(next.access_token).not.toBe(token)
    const stored = JSON.stringify(await service.db.query(sql`select encode(token_hash, 'escape') from sessions`))
    expect(stored).not.toContain(next.access_token)
    expect([await isAlive(token), await isAlive(next.access_token)]).toEqual([codes.ok, codes.ok])
  })

  test('lasts two hours unused', async () => {
    const { token } = await registered(service)
    service.clock.advance(lifetimes.idle - 1)
    expect(await isAlive(token)).toBe(codes.ok)
    service.clock.advance(lifetimes.idle - 1)
    expect(await isAlive(token)).toBe(codes.ok)
    service.clock.advance(lifetimes.idle)
    expect(await isAlive(token)).toBe(codes.signInAgain)
  })

  test.each([
    { who: 'an individual', start: () => service.seeker(), seconds: 7 * 86_400 },
    { who: 'an employer', start: () => service.employer(), seconds: 12 * 3_600 },
  ])('lasts $seconds seconds for $who who never pauses', async ({ start, seconds }) => {
    const { token } = await start()
    for (let passed = 3_600; passed < seconds; passed += 3_600) {
      service.clock.advance(3_600)
      expect(await isAlive(token)).toBe(codes.ok)
    }
    service.clock.advance(3_599)
    const { expires_in } = await service.call(fetchUserInfo, {}, { token })
    expect(expires_in).toBe(1)
    service.clock.advance(1)
    expect(await isAlive(token)).toBe(codes.signInAgain)
  })

  test('ends with signing out, here alone or everywhere', async () => {
    const { phone, token } = await registered(service)
    const [second, third] = [await withPassword(phone, PASSWORD), await withPassword(phone, PASSWORD)]
    await service.call(logout, {}, { token })
    expect([await isAlive(token), await isAlive(second.access_token)]).toEqual([codes.signInAgain, codes.ok])
    await service.call(logout, { everywhere: true }, { token: second.access_token })
    expect([await isAlive(second.access_token), await isAlive(third.access_token)]).toEqual([
      codes.signInAgain,
      codes.signInAgain,
    ])
  })

  test('ends everywhere with a new password, and the old one opens nothing', async () => {
    const { phone, token } = await registered(service)
    await renew(phone)
    expect(await isAlive(token)).toBe(codes.signInAgain)
    expect(await codeOf(withPassword(phone, PASSWORD))).toBe(codes.credentialsWrong)
    expect(await codeOf(withPassword(phone, '抚河 夜里 的灯'))).toBe(codes.ok)
  })

  test.each(['', 'x', 'x'.repeat(43), 'Ω'.repeat(43), `${'x'.repeat(42)}'`])(
    'is not done by a made-up token %j',
    async token => {
      expect(await isAlive(token)).toBe(codes.signInAgain)
    },
  )

  test('can be carried elsewhere by a ticket, once and within a minute', async () => {
    const { token } = await registered(service)
    const { ticket, expiresIn } = await service.call(createLoginTicket, {}, { token })
    expect(expiresIn).toBe(60)
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => service.call(autoLogin, { ticket })))
    const opened = outcomes.flatMap(outcome => (outcome.status === 'fulfilled' ? [outcome.value] : []))
    expect(opened).toHaveLength(1)
    expect(await isAlive(opened[0]?.access_token ?? '')).toBe(codes.ok)
    const late = await service.call(createLoginTicket, {}, { token })
    service.clock.advance(60)
    expect(await codeOf(service.call(autoLogin, { ticket: late.ticket }))).toBe(codes.credentialsWrong)
    expect(await codeOf(service.call(autoLogin, { ticket: token }))).toBe(codes.credentialsWrong)
  })

  test.each([
    { how: 'signing out', end: (token: string) => service.call(logout, {}, { token }) },
    { how: 'signing out everywhere', end: (token: string) => service.call(logout, { everywhere: true }, { token }) },
    { how: 'a new password', end: (_: string, phone: string) => renew(phone) },
  ])('carried elsewhere ends with $how: the ticket is worth nothing', async ({ end }) => {
    const { token, phone } = await registered(service)
    const { ticket } = await service.call(createLoginTicket, {}, { token })
    await end(token, phone)
    expect(await codeOf(service.call(autoLogin, { ticket }))).toBe(codes.credentialsWrong)
  })

  test('carried elsewhere lasts no longer than where it came from, however often it is carried on', async () => {
    const begun = await registered(service)
    let { token } = begun
    let left = begun.expiresIn
    for (let round = 0; round < 5; round += 1) {
      service.clock.advance(3_600)
      const { ticket } = await service.call(createLoginTicket, {}, { token })
      const next = await service.call(autoLogin, { ticket })
      left -= 3_600
      expect(next.expires_in).toBe(left)
      token = next.access_token
    }
    for (; left > 0; left -= 3_600) {
      expect(await isAlive(token)).toBe(codes.ok)
      service.clock.advance(3_600)
    }
    expect(await isAlive(token)).toBe(codes.signInAgain)
  })

  test('cannot be carried on by a session that is ended meanwhile', async () => {
    const { token } = await registered(service)
    const outcomes = await Promise.all([
      codeOf(service.call(createLoginTicket, {}, { token })),
      codeOf(service.call(logout, { everywhere: true }, { token })),
    ])
    expect(outcomes[1]).toBe(codes.ok)
    expect(await service.db.query(sql`select 1 from login_tickets`)).toEqual([])
  })
})

test('the delay grows from half a minute to five minutes and no further', () => {
  expect([0, 4, 5, 6, 7, 8, 9, 50].map(delayAfter)).toEqual([0, 0, 30, 60, 120, 240, 300, 300])
})
