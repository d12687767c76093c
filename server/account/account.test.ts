import { beforeEach, expect, test } from 'vitest'
import {
  endDevice,
  endOtherDevices,
  getAccount,
  listConsents,
  listDevices,
  proveIdentity,
  updateCompanyAddress,
  updateCompanyPassword,
  updateMemberAddress,
  updateMemberPassword,
  withdrawConsent,
} from '#contract/account'
import { codes } from '#contract/codes'
import { fetchUserInfo } from '#contract/session'
import { loginCompany, loginMember, retrieveCompanyPassword, retrieveMemberPassword } from '#contract/sign-in'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { sessionCalls } from '../session/index.ts'
import { codeFor, otherCode, PASSWORD, registered, registeredOwner } from '../session/testing.ts'
import { inventedPhone } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { accountCalls } from './index.ts'
import { bindingCode, proved, retrievalCode } from './testing.ts'

const NEXT = '抚河 夜里 的灯'

interface Own {
  readonly phone: string
  readonly token: string
}

/** Each kind of account with the calls that are its own; what they do is the same. */
const kinds = [
  {
    name: 'an individual’s account',
    userType: 2,
    register: (service: TestService): Promise<Own> => registered(service),
    login: loginMember,
    retrieve: retrieveMemberPassword,
    updatePassword: updateMemberPassword,
    updateAddress: updateMemberAddress,
  },
  {
    name: 'an employer’s account',
    userType: 1,
    register: (service: TestService): Promise<Own> => registeredOwner(service),
    login: loginCompany,
    retrieve: retrieveCompanyPassword,
    updatePassword: updateCompanyPassword,
    updateAddress: updateCompanyAddress,
  },
] as const

for (const { name, userType, register, login, retrieve: retrievePassword, updatePassword, updateAddress } of kinds) {
  describeOnBothEngines(name, open => {
    let service: TestService
    let person: Own
    beforeEach(async () => {
      service = createTestService(await open(), [...sessionCalls, ...accountCalls])
      person = await register(service)
    })

    const enter = (password: string, device = 'iPhone · Safari') =>
      service.call(login, { way: 'password', phone: person.phone, password }, { device })
    const isIn = (token: string) =>
      service.call(fetchUserInfo, {}, { token }).then(
        () => true,
        () => false,
      )
    const changePassword = (oldPassword: string, password: string) =>
      service.call(updatePassword, { oldPassword, password }, person)
    const bind = async (email: string) => {
      const code = await bindingCode(service, { email }, userType)
      return service.call(updateAddress, { kind: 'email', email, code }, person)
    }

    test('shows its addresses with their middle hidden', async () => {
      expect(await service.call(getAccount, {}, person)).toMatchObject({
        phone: `${person.phone.slice(0, 3)}****${person.phone.slice(-4)}`,
        email: '',
        hasPassword: true,
        provedUntil: 0,
      })
    })

    test('takes a new password for the old one, signs out the other devices and says so', async () => {
      const { access_token: other } = await enter(PASSWORD)
      await changePassword(PASSWORD, NEXT)
      expect([await isIn(person.token), await isIn(other)]).toEqual([true, false])
      await expect(enter(PASSWORD)).rejects.toMatchObject({ code: codes.credentialsWrong })
      expect((await enter(NEXT)).userType).toBe(userType)
      expect(service.outbox.sms.at(-1)).toMatchObject({ to: person.phone, template: 'password-changed' })
      const told = await service.db.query<{ title: string }>(sql`select title from messages`)
      expect(told.map(({ title }) => title)).toContain('登录密码已修改')
    })

    test('keeps its password when the old one is wrong, the same or contains the number', async () => {
      const fields = (words: object) => ({ code: codes.invalid, data: { fields: words } })
      await expect(changePassword('x', NEXT)).rejects.toMatchObject(fields({ oldPassword: '密码不正确' }))
      await expect(changePassword(PASSWORD, PASSWORD)).rejects.toMatchObject(
        fields({ password: '新密码不能与原密码相同' }),
      )
      await expect(changePassword(PASSWORD, `${person.phone}x`)).rejects.toMatchObject(
        fields({ password: expect.any(String) }),
      )
      expect((await enter(PASSWORD)).userType).toBe(userType)
    })

    test('lets nobody guess its password through a stolen session', async () => {
      for (let guess = 0; guess < 21; guess += 1) {
        await expect(changePassword(`x${guess}`, NEXT)).rejects.toMatchObject({ code: expect.any(Number) })
      }
      await expect(changePassword(PASSWORD, NEXT)).rejects.toMatchObject({ code: codes.tooMany })
    })

    test('is proved by password or by code, for a quarter of an hour and for this session alone', async () => {
      await expect(service.call(proveIdentity, { way: 'password', password: 'x' }, person)).rejects.toMatchObject({
        code: codes.invalid,
      })
      await service.call(proveIdentity, { way: 'password', password: PASSWORD }, person)
      const { access_token: token } = await enter(PASSWORD)
      expect((await service.call(getAccount, {}, { token })).provedUntil).toBe(0)
      expect((await service.call(getAccount, {}, person)).provedUntil).toBe(service.clock.now().getTime() + 900_000)
      service.clock.advance(900)
      await expect(bind('wang@example.com')).rejects.toMatchObject({ code: codes.identityNeeded })
      await proved(service, person)
      service.clock.advance(60)
      expect((await bind('Wang@Example.com')).email).toBe('w***@example.com')
    })

    test('moves to a new phone that its owner reads, and tells the old one', async () => {
      const phone = inventedPhone()
      const code = await bindingCode(service, { phone }, userType)
      const move = (typed: string) => service.call(updateAddress, { kind: 'phone', phone, code: typed }, person)
      await expect(move(code)).rejects.toMatchObject({ code: codes.identityNeeded })
      await proved(service, person)
      await expect(move(otherCode(code))).rejects.toMatchObject({ code: codes.codeWrong })
      await move(code)
      expect(service.outbox.sms.at(-1)).toMatchObject({ to: person.phone, template: 'phone-changed' })
      await expect(enter(PASSWORD)).rejects.toMatchObject({ code: codes.credentialsWrong })
      expect(await service.call(login, { way: 'password', phone, password: PASSWORD })).toMatchObject({ userType })
    })

    test('says that an address is taken only to whoever has proved it', async () => {
      const { phone } = await register(service)
      const code = await bindingCode(service, { phone }, userType)
      await proved(service, person)
      const take = (typed: string) => service.call(updateAddress, { kind: 'phone', phone, code: typed }, person)
      await expect(take(otherCode(code))).rejects.toMatchObject({ code: codes.codeWrong })
      await expect(take(code)).rejects.toMatchObject({
        code: codes.phoneTaken,
        data: { fields: { phone: expect.any(String) } },
      })
    })

    test('gives a new password by e-mail once the address is bound, and tells no stranger about it', async () => {
      const email = 'hehua@example.com'
      const retrieve = (code: string) => service.call(retrievePassword, { way: 'email', email, code, password: NEXT })
      await expect(retrieve(await retrievalCode(service, email, userType))).rejects.toMatchObject({
        code: codes.credentialsWrong,
      })
      await proved(service, person)
      await bind(email)
      service.clock.advance(60)
      const code = await retrievalCode(service, email, userType)
      await expect(retrieve(otherCode(code))).rejects.toMatchObject({ code: codes.codeWrong })
      await retrieve(code)
      expect(await isIn(person.token)).toBe(false)
      expect((await enter(NEXT)).userType).toBe(userType)
    })

    test('lists its devices in rough words and signs them out, one or all others', async () => {
      const [phone, tablet] = [await enter(PASSWORD), await enter(PASSWORD, 'Android 平板 · 微信')]
      const list = async () => (await service.call(listDevices, {}, person)).list
      const devices = await list()
      expect(devices.map(({ current }) => current)).toEqual([true, false, false])
      expect(devices.map(({ device }) => device).toSorted()).toEqual([
        'Android 平板 · 微信',
        'iPhone · Safari',
        '未知设备',
      ])
      const id = devices.find(({ device }) => device === 'iPhone · Safari')?.id ?? ''
      await service.call(endDevice, { id }, person)
      expect([await isIn(phone.access_token), await isIn(tablet.access_token)]).toEqual([false, true])
      await expect(service.call(endDevice, { id }, person)).rejects.toMatchObject({ code: codes.notFound })
      expect(await service.call(endOtherDevices, {}, person)).toEqual({ ended: 1 })
      expect(await list()).toHaveLength(1)
    })

    test('keeps a ledger of consents; what the account rests on is not withdrawn alone', async () => {
      const { list } = await service.call(listConsents, {}, person)
      expect(list).toMatchObject([
        { purpose: 'terms-and-privacy', version: '2025-06', withdrawnAt: 0, withdrawable: false },
      ])
      for (const purpose of ['terms-and-privacy', 'serviceman', 'constructor']) {
        await expect(service.call(withdrawConsent, { purpose }, person)).rejects.toMatchObject({ code: codes.notFound })
      }
    })

    test('sends no more codes to one number than the others may', async () => {
      await codeFor(service, { phone: person.phone, purpose: 'login', userType })
      await proved(service, person)
      await expect(proved(service, person)).rejects.toMatchObject({ code: codes.tooMany })
    })
  })
}

describeOnBothEngines('the account of an employer', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), [...sessionCalls, ...accountCalls])
  })

  test('is theirs to change whatever they may do for the company, and by no call for individuals', async () => {
    const owner = await registeredOwner(service)
    await service.db.run(sql`update company_members set role = 'reader'`)
    await service.call(updateCompanyPassword, { oldPassword: PASSWORD, password: NEXT }, owner)
    const change = { oldPassword: NEXT, password: PASSWORD }
    await expect(service.call(updateMemberPassword, change, owner)).rejects.toMatchObject({ code: codes.notFound })
    await proved(service, owner)
    const email = 'hr@example.com'
    const bind = { kind: 'email', email, code: await bindingCode(service, { email }, 1) } as const
    await expect(service.call(updateMemberAddress, bind, owner)).rejects.toMatchObject({ code: codes.notFound })
    expect(await service.call(updateCompanyAddress, bind, owner)).toMatchObject({ email: 'h***@example.com' })
  })

  test('has addresses apart from those of an individual with the same number', async () => {
    const [{ phone }, owner] = [await registered(service), await registeredOwner(service)]
    await proved(service, owner)
    const code = await bindingCode(service, { phone }, 1)
    await service.call(updateCompanyAddress, { kind: 'phone', phone, code }, owner)
    const signIn = (call: typeof loginCompany | typeof loginMember) =>
      service.call(call, { way: 'password', phone, password: PASSWORD })
    expect([(await signIn(loginCompany)).userType, (await signIn(loginMember)).userType]).toEqual([1, 2])
  })
})
