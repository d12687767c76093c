import { beforeEach, expect, test } from 'vitest'
import { listConsents, registerServiceman, withdrawConsent } from '#contract/account'
import { codes } from '#contract/codes'
import { getResume } from '#contract/resumes'
import { fetchUserInfo } from '#contract/session'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { resumesCalls } from '../resumes/index.ts'
import { sessionCalls } from '../session/index.ts'
import { codeFor, otherCode, PASSWORD, registered } from '../session/testing.ts'
import { inventedPhone } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { accountCalls } from './index.ts'

describeOnBothEngines('an ex-serviceman', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), [...sessionCalls, ...accountCalls, ...resumesCalls])
  })

  const about = async (phone = inventedPhone()) => ({
    name: '邹勇',
    phone,
    code: await codeFor(service, { phone, purpose: 'register' }),
    password: PASSWORD,
    branch: 'army',
    enlistedOn: '2015-09',
    dischargedOn: '2023-09',
    placement: 'own',
    city: '360700',
    consent: true,
    serviceConsent: true,
  })
  const servicemen = () => service.db.query(sql`select branch, city from servicemen`)

  test('registers as an individual, with a resume begun that the user info names', async () => {
    const answer = await service.call(registerServiceman, await about())
    const { access_token: token, resumeId } = answer
    expect(answer.userType).toBe(2)
    expect((await service.call(fetchUserInfo, {}, { token })).resumeId).toBe(resumeId)
    expect(await service.call(getResume, { id: resumeId }, { token })).toMatchObject({
      sections: { basic: { name: '邹勇' } },
    })
  })

  test('once for each number, and only with the right code, order of months and both consents', async () => {
    const person = await about()
    const fields = (words: object) => ({ code: codes.invalid, data: { fields: words } })
    const register = (changes: object) => service.call(registerServiceman, { ...person, ...changes })
    await expect(register({ dischargedOn: '2015-09' })).rejects.toMatchObject(
      fields({ dischargedOn: '退役时间应晚于入伍时间' }),
    )
    await expect(register({ serviceConsent: false })).rejects.toMatchObject(
      fields({ serviceConsent: '请单独同意收集服役经历' }),
    )
    await expect(register({ code: otherCode(person.code) })).rejects.toMatchObject({ code: codes.codeWrong })
    expect(await servicemen()).toEqual([])
    const known = await registered(service)
    service.clock.advance(60)
    await expect(service.call(registerServiceman, await about(known.phone))).rejects.toMatchObject({
      code: codes.phoneTaken,
    })
  })

  test('may take the consent back: the service record goes, account and resume stay', async () => {
    const { access_token: token, resumeId } = await service.call(registerServiceman, await about())
    const { list } = await service.call(listConsents, {}, { token })
    expect(list.map(({ purpose, withdrawable }) => [purpose, withdrawable])).toEqual([
      ['serviceman', true],
      ['terms-and-privacy', false],
    ])
    const after = await service.call(withdrawConsent, { purpose: 'serviceman' }, { token })
    expect(after.list[0]).toMatchObject({ withdrawnAt: service.clock.now().getTime(), withdrawable: false })
    expect(await servicemen()).toEqual([])
    expect((await service.call(getResume, { id: resumeId }, { token })).title).toBe('退役军人求职简历')
    expect((await service.call(fetchUserInfo, {}, { token })).resumeId).toBeUndefined()
  })
})
