import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { fetchUserInfo } from '#contract/session'
import { registerCompany, registerMember, retrieveCompanyPassword } from '#contract/sign-in'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import type { Refusal } from '../http/refusal.ts'
import { inventedPhone } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { sessionCalls } from './index.ts'
import { codeFor, companyRegistration, inventedCreditCode, otherCode, PASSWORD, registered } from './testing.ts'

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => codes.ok,
    (refusal: Refusal) => refusal.code,
  )

describeOnBothEngines('registering', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), sessionCalls)
  })

  const count = async (table: 'users' | 'companies' | 'company_members' | 'consents' | 'sessions') =>
    (await service.db.query(sql`select 1 from ${sql.ident(table)}`)).length

  const company = (changes: { phone?: string; creditCode?: string } = {}) => companyRegistration(service, changes)

  test('makes an individual with consent, signs in, and the number is nowhere in the name', async () => {
    const { phone, token, expiresIn } = await registered(service)
    expect(await service.call(fetchUserInfo, {}, { token })).toEqual({
      access_token: token,
      expires_in: expiresIn,
      userType: 2,
      userId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      nickName: `用户${phone.slice(-4)}`,
      avatars: '',
      pmsCount: 1,
      companyId: '',
      companyRole: '',
      licenceStanding: 'none',
    })
    const consents = await service.db.query(sql`select purpose, version from consents`)
    expect(consents).toEqual([{ purpose: 'terms-and-privacy', version: '2025-06' }])
  })

  test('makes one account of fifty parallel requests with one code', async () => {
    const phone = inventedPhone()
    const code = await codeFor(service, { phone, purpose: 'register' })
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () =>
        codeOf(service.call(registerMember, { phone, code, password: PASSWORD, consent: true })),
      ),
    )
    expect(outcomes.filter(outcome => outcome === codes.ok)).toHaveLength(1)
    expect([await count('users'), await count('sessions'), await count('consents')]).toEqual([1, 1, 1])
  })

  test('answers a repetition with the same session', async () => {
    const phone = inventedPhone()
    const code = await codeFor(service, { phone, purpose: 'register' })
    const input = { phone, code, password: PASSWORD, consent: true }
    const idempotencyKey = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => service.call(registerMember, input, { idempotencyKey })),
    )
    expect(new Set(answers.map(({ access_token }) => access_token)).size).toBe(1)
    expect(await count('sessions')).toBe(1)
  })

  test('lets a mistyped code be corrected with the same key', async () => {
    const phone = inventedPhone()
    const code = await codeFor(service, { phone, purpose: 'register' })
    const idempotencyKey = randomUUID()
    const attempt = (typed: string) =>
      codeOf(
        service.call(registerMember, { phone, code: typed, password: PASSWORD, consent: true }, { idempotencyKey }),
      )
    expect([await attempt(otherCode(code)), await attempt(code)]).toEqual([codes.codeWrong, codes.ok])
  })

  test('tells at the field that a number is taken, to whoever has its code', async () => {
    const { phone } = await registered(service)
    service.clock.advance(61)
    const code = await codeFor(service, { phone, purpose: 'register' })
    const again = service.call(registerMember, { phone, code, password: PASSWORD, consent: true })
    await expect(again).rejects.toMatchObject({
      code: codes.phoneTaken,
      data: { fields: { phone: expect.any(String) } },
    })
  })

  test('gives one number an account of each kind', async () => {
    const { phone } = await registered(service)
    expect(await codeOf(service.call(registerCompany, await company({ phone })))).toBe(codes.ok)
  })

  test('makes company, account and membership together', async () => {
    const { access_token: token, userType, expires_in } = await service.call(registerCompany, await company())
    expect([userType, expires_in]).toEqual([1, 43_200])
    expect(await service.call(fetchUserInfo, {}, { token })).toMatchObject({
      nickName: '南昌市红谷滩区阿卜杜·䶮𠮷科技发展有限责任公司',
      companyId: '1',
      companyRole: 'owner',
      licenceStanding: 'none',
    })
    expect([await count('companies'), await count('company_members')]).toEqual([1, 1])
  })

  test('makes nothing when the credit code is taken, says so at its field, and the same code can be used after correcting it', async () => {
    const first = await company()
    await service.call(registerCompany, first)
    const second = await company({ creditCode: first.creditCode.toLowerCase() })
    await expect(service.call(registerCompany, second)).rejects.toMatchObject({
      code: codes.invalid,
      data: { fields: { creditCode: '该统一社会信用代码已经注册，请用原账号登录' } },
    })
    expect([await count('users'), await count('companies')]).toEqual([1, 1])
    expect(await codeOf(service.call(registerCompany, { ...second, creditCode: inventedCreditCode() }))).toBe(codes.ok)
  })

  test('makes one company of many parallel registrations of one credit code', async () => {
    const creditCode = inventedCreditCode()
    const inputs = await Promise.all(Array.from({ length: 8 }, () => company({ creditCode })))
    const outcomes = await Promise.all(inputs.map(input => codeOf(service.call(registerCompany, input))))
    expect(outcomes.filter(outcome => outcome === codes.ok)).toHaveLength(1)
    expect([await count('companies'), await count('users')]).toEqual([1, 1])
  })

  test.each([
    { field: 'consent', change: { consent: false } },
    { field: 'password', change: { password: '12345678' } },
    { field: 'phone', change: { phone: '12345' } },
    { field: 'creditCode', change: { creditCode: '913601000000000000' } },
    { field: 'contactName', change: { contactName: '<b>张三</b>' } },
    { field: 'name', change: { name: '   ' } },
    { field: 'userType', change: { userType: 1 } },
  ])('refuses a wrong $field at its field', async ({ field, change }) => {
    const input = JSON.parse(JSON.stringify({ ...(await company()), ...change }))
    await expect(service.call(registerCompany, input)).rejects.toMatchObject({
      code: codes.invalid,
      data: { fields: { [field]: expect.stringMatching(/\p{Script=Han}/u) } },
    })
    expect(await count('users')).toBe(0)
  })

  test('refuses a password that contains the number', async () => {
    const phone = inventedPhone()
    const registration = registered(service, phone, `x${phone}x`)
    await expect(registration).rejects.toMatchObject({
      code: codes.invalid,
      data: { fields: { password: expect.any(String) } },
    })
  })

  test('and retrieving a password are told apart by kind of account', async () => {
    const { phone } = await registered(service)
    const code = await codeFor(service, { phone, purpose: 'retrieve', userType: 1 })
    const retrieval = service.call(retrieveCompanyPassword, { way: 'phone', phone, code, password: '抚河 夜里 的灯' })
    await expect(retrieval).rejects.toMatchObject({ code: codes.credentialsWrong })
  })
})
