import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import {
  getInvitation,
  inviteMember,
  joinCompany,
  listMembers,
  sendJoinCode,
  withdrawInvitation,
} from '#contract/members'
import { listMessages } from '#contract/messages'
import { fetchUserInfo } from '#contract/session'
import { loginCompany } from '#contract/sign-in'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import type { Refusal } from '../http/refusal.ts'
import { messagesCalls } from '../messages/index.ts'
import { sessionCalls } from '../session/index.ts'
import { otherCode, PASSWORD } from '../session/testing.ts'
import { inventedPhone, type TestEmployer } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { purgeExpired } from '../upkeep.ts'
import { membersCalls } from './index.ts'
import { entryOf, invited, joinCode, joined } from './testing.ts'

const DAY = 86_400

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => codes.ok,
    (refusal: Refusal) => refusal.code,
  )

describeOnBothEngines('joining a company', open => {
  let service: TestService
  let owner: TestEmployer
  beforeEach(async () => {
    service = createTestService(await open(), [...membersCalls, ...sessionCalls, ...messagesCalls])
    owner = await service.employer()
  })

  const stateOf = async (token: string) => (await service.call(getInvitation, { token })).state
  const count = async (table: 'users' | 'company_members' | 'company_invitations') =>
    (await service.db.query(sql`select 1 from ${sql.ident(table)}`)).length
  const openOnes = async () => (await service.call(listMembers, {}, owner)).invitations
  /** Signs the owner in again after days of waiting. */
  const wait = async (seconds: number) => {
    service.clock.advance(seconds)
    owner = await service.employer(owner.companyId)
  }

  test('begins with a text that names company, role and way, and keeps only a hash of the secret', async () => {
    const { token, text } = await invited(service, owner, 'recruiter')
    expect(text).toMatch(
      /^【.+】赣江示例电子有限公司邀请您担任招聘专员，7天内打开 http:\/\/localhost\/org\/register\?join=[\w-]{22}$/,
    )
    expect(JSON.stringify(await service.db.query(sql`select * from company_invitations`))).not.toContain(token)
    expect(await service.db.query(sql`select detail from audit_log where action = 'member.invite'`)).toEqual([
      { detail: { role: 'recruiter', renewed: false } },
    ])
  })

  test('shows whose invitation it is, with a masked phone', async () => {
    const { token, phone } = await invited(service, owner, 'reader')
    expect(await service.call(getInvitation, { token })).toEqual({
      state: 'open',
      companyName: '赣江示例电子有限公司',
      role: 'reader',
      name: '涂志强',
      phone: `${phone.slice(0, 3)}****${phone.slice(-4)}`,
      expiresAt: service.clock.now().getTime() + 7 * DAY * 1_000,
    })
  })

  test('makes account, place and session, and uses the invitation up', async () => {
    const { token, phone, id } = await joined(service, owner, 'recruiter')
    expect(await service.call(fetchUserInfo, {}, { token })).toMatchObject({
      nickName: '涂志强',
      companyId: owner.companyId,
      companyRole: 'recruiter',
    })
    const entered = await service.call(loginCompany, { way: 'password', phone, password: PASSWORD })
    expect(entered.userType).toBe(1)
    const [row] = await service.db.query(sql`select state, name, phone from company_invitations where id = ${id}`)
    expect(row).toEqual({ state: 'used', name: '', phone: '' })
    const box = async (of: { token: string }) =>
      (await service.call(listMessages, {}, of)).list.map(({ title, body }) => `${title} ${body}`).join()
    expect(await box(owner)).toContain('新成员已加入 涂志强（招聘专员）')
    expect(await box({ token })).toContain('您已加入赣江示例电子有限公司')
    expect(await openOnes()).toEqual([])
  })

  test('is possible once, however many follow the link at the same time', async () => {
    const invitation = await invited(service, owner, 'reader')
    const code = await joinCode(service, invitation)
    const entry = entryOf(invitation.token, code)
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => codeOf(service.call(joinCompany, entry))))
    expect(outcomes.filter(outcome => outcome === codes.ok)).toHaveLength(1)
    expect([await count('users'), await count('company_members')]).toEqual([2, 2])
    expect(await stateOf(invitation.token)).toBe('used')
    await expect(service.call(joinCompany, entry)).rejects.toMatchObject({ message: '邀请已使用，请直接登录' })
  })

  test('answers a double click with the same session', async () => {
    const invitation = await invited(service, owner, 'reader')
    const entry = entryOf(invitation.token, await joinCode(service, invitation))
    const idempotencyKey = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 2 }, () => service.call(joinCompany, entry, { idempotencyKey })),
    )
    expect(new Set(answers.map(({ access_token }) => access_token)).size).toBe(1)
  })

  test('takes the code that went to the invited phone, and counts wrong ones', async () => {
    const invitation = await invited(service, owner, 'reader')
    const code = await joinCode(service, invitation)
    const attempt = (typed: string) => codeOf(service.call(joinCompany, entryOf(invitation.token, typed)))
    expect(await attempt(otherCode(code))).toBe(codes.codeWrong)
    for (let turn = 0; turn < 4; turn += 1) await attempt(otherCode(code))
    expect(await attempt(code)).toBe(codes.codeWrong)
    expect(await count('company_members')).toBe(1)
  })

  test('ends after seven days, and begins anew with another invitation of the same phone', async () => {
    const first = await invited(service, owner, 'reader')
    await wait(7 * DAY - 1)
    expect(await stateOf(first.token)).toBe('open')
    await wait(1)
    expect(await stateOf(first.token)).toBe('expired')
    await expect(service.call(sendJoinCode, { token: first.token })).rejects.toMatchObject({
      code: codes.wrongState,
      message: '邀请已过期，请联系邀请您的管理员重新发送',
    })
    const second = await invited(service, owner, 'recruiter', first.phone)
    expect(second.id).toBe(first.id)
    expect([await stateOf(first.token), await stateOf(second.token)]).toEqual(['unknown', 'open'])
    expect((await openOnes()).map(({ role }) => role)).toEqual(['recruiter'])
  })

  test('is over when the invitation is withdrawn', async () => {
    const invitation = await invited(service, owner, 'reader')
    const code = await joinCode(service, invitation)
    await service.call(withdrawInvitation, { id: invitation.id }, owner)
    expect(await stateOf(invitation.token)).toBe('withdrawn')
    expect(await codeOf(service.call(joinCompany, entryOf(invitation.token, code)))).toBe(codes.wrongState)
    expect(await codeOf(service.call(withdrawInvitation, { id: invitation.id }, owner))).toBe(codes.notFound)
  })

  test('is offered to no phone that has an employer’s account, without a word about whose', async () => {
    const stranger = await service.employer()
    const invite = service.call(inviteMember, { name: '涂志强', phone: stranger.phone, role: 'reader' }, owner)
    await expect(invite).rejects.toMatchObject({
      code: codes.invalid,
      data: { fields: { phone: '该手机号已有单位账号，请换一个手机号' } },
    })
    expect(service.outbox.sms).toEqual([])
    const seeker = await service.seeker()
    expect((await invited(service, owner, 'reader', seeker.phone)).token).not.toBe('')
  })

  test('is another company’s business alone', async () => {
    const { id, token } = await invited(service, owner, 'reader')
    const stranger = await service.employer()
    expect(await codeOf(service.call(withdrawInvitation, { id }, stranger))).toBe(codes.notFound)
    expect(await stateOf(token)).toBe('open')
  })

  test('refuses a password with the invited number, which the page does not know', async () => {
    const invitation = await invited(service, owner, 'reader')
    const code = await joinCode(service, invitation)
    const entry = { ...entryOf(invitation.token, code), password: `x${invitation.phone}x` }
    await expect(service.call(joinCompany, entry)).rejects.toMatchObject({
      code: codes.invalid,
      data: { fields: { password: expect.any(String) } },
    })
  })

  test('waits for twenty at most, and texts one phone five times a day', async () => {
    for (let turn = 0; turn < 20; turn += 1) await invited(service, owner, 'reader')
    expect(await codeOf(invited(service, owner, 'reader'))).toBe(codes.quotaReached)
    const other = await service.employer()
    const phone = inventedPhone()
    for (let turn = 0; turn < 5; turn += 1) await invited(service, other, 'reader', phone)
    expect(await codeOf(invited(service, other, 'reader', phone))).toBe(codes.tooMany)
  })

  test('knows nothing of a secret that was made up', async () => {
    expect(await service.call(getInvitation, { token: 'ZHVtbXktaW52aXRhdGlvbg' })).toMatchObject({
      state: 'unknown',
      companyName: '',
    })
    expect(await codeOf(service.call(sendJoinCode, { token: 'ZHVtbXktaW52aXRhdGlvbg' }))).toBe(codes.wrongState)
  })

  test('is forgotten a month after it has expired', async () => {
    await invited(service, owner, 'reader')
    service.clock.advance(37 * DAY - 1)
    await purgeExpired(service.db, service.clock.now())
    expect(await count('company_invitations')).toBe(1)
    service.clock.advance(1)
    await purgeExpired(service.db, service.clock.now())
    expect(await count('company_invitations')).toBe(0)
  })
})
