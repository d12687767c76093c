import { beforeEach, expect, test } from 'vitest'
import { cancelAccount } from '#contract/account'
import { listMessages } from '#contract/messages'
import { autoLogin, createLoginTicket, loginMember, retrieveMemberPassword, returnToAccount } from '#contract/sign-in'
import { accountCalls } from '../account/index.ts'
import { proved } from '../account/testing.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { messagesCalls } from '../messages/index.ts'
import { createTestService, type TestService } from '../testing.ts'
import { sessionCalls } from './index.ts'
import { codeFor, PASSWORD, registered } from './testing.ts'

const NEXT = '抚河 夜里 的灯'

describeOnBothEngines('an account’s messages', open => {
  let service: TestService
  let person: Awaited<ReturnType<typeof registered>>
  beforeEach(async () => {
    service = createTestService(await open(), [...sessionCalls, ...accountCalls, ...messagesCalls])
    person = await registered(service)
  })

  const enter = (device: string, password = PASSWORD) => {
    service.clock.advance(1)
    return service.call(loginMember, { way: 'password', phone: person.phone, password }, { device })
  }
  const box = async (token = person.token, category: 'account' | 'system' | '' = 'account') =>
    (await service.call(listMessages, { category }, { token })).list

  test('begin with a greeting that leads to the first step', async () => {
    expect(await box(person.token, '')).toMatchObject([
      { category: 'system', title: expect.stringMatching(/^欢迎使用/), link: '/user/resume', read: false },
    ])
  })

  test('tell of each new device once, whatever the way in was, and not of the first', async () => {
    for (const device of ['iPhone · Safari', 'iPhone · Safari', 'Android 手机 · 微信']) await enter(device)
    const { ticket } = await service.call(createLoginTicket, {}, person)
    await service.call(autoLogin, { ticket }, { device: 'Windows 电脑 · Edge' })
    const told = await box()
    expect(told.map(({ body }) => /登录设备：(.*?)。/.exec(body)?.[1]).toSorted()).toEqual([
      'Android 手机 · 微信',
      'Windows 电脑 · Edge',
    ])
    expect(told[0]).toMatchObject({ title: '您的账号在新设备上登录', link: '/manage/account' })
  })

  test('tell of a password that was set anew by a code', async () => {
    const code = await codeFor(service, { phone: person.phone, purpose: 'retrieve' })
    const input = { way: 'phone', phone: person.phone, code, password: NEXT } as const
    await service.call(retrieveMemberPassword, input)
    const { access_token: token } = await enter('未知设备', NEXT)
    expect(await box(token)).toMatchObject([{ title: '登录密码已重设', link: '/manage/account' }])
  })

  test('tell of a cancellation, and of its being taken back', async () => {
    await proved(service, person)
    await service.call(cancelAccount, { reason: 'found', understood: true }, person)
    const refusal = await enter('未知设备').catch(error => error)
    const { access_token: token } = await service.call(returnToAccount, { ticket: refusal.data.ticket })
    expect((await box(token)).map(({ title }) => title)).toEqual(['账号已恢复', '账号正在注销'])
  })
})
