import { beforeEach, expect, test } from 'vitest'
import { listConsents, withdrawConsent } from '#contract/account'
import { listMessages } from '#contract/messages'
import { deleteSearch, listSearches, saveSearch } from '#contract/searches'
import { accountCalls } from '../account/index.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { insertCompany, insertJobs } from '../jobs/testing.ts'
import { messagesCalls } from '../messages/index.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { searchesCalls } from './index.ts'
import { keep, ORIGIN, signedInAgain } from './testing.ts'

const HOUR = 3_600

describeOnBothEngines('job alerts by SMS', open => {
  let service: TestService
  let seeker: TestPerson
  let company: string
  beforeEach(async () => {
    service = createTestService(await open(), [...searchesCalls, ...accountCalls, ...messagesCalls])
    seeker = await service.seeker()
    company = await insertCompany(service.db, { name: '甲公司' })
  })

  const signedIn = () => signedInAgain(service, seeker)
  const save = async (name = '会计', t = '会计', alert: 'daily' | 'off' = 'daily') =>
    service.call(saveSearch, { name, alert, bySms: true, search: { t } }, await signedIn())
  const publish = () => insertJobs(service.db, company, [{ hour: 51 }, { hour: 51 }])
  /** The clock starts at ten in the morning in China. */
  const later = async (hours: number) => {
    service.clock.advance(hours * HOUR)
    await keep(service)
  }
  const consent = async () =>
    (await service.call(listConsents, {}, await signedIn())).list.find(({ purpose }) => purpose === 'alert-sms')

  test('go to the account’s phone in one text, whose link leads to the jobs and out', async () => {
    await save()
    await publish()
    await later(24)
    const [text] = service.outbox.sms
    expect(text).toMatchObject({ to: seeker.phone, template: 'job-alert' })
    expect(text?.text).toMatch(
      /^【江西人才人事网】“会计”有2个新职位，查看、退订：https:\/\/www\.example\.cn\/s\/[\w-]{11}$/,
    )
    const page = await (await service.app.http.request(text?.text.split(ORIGIN)[1] ?? '')).text()
    expect(page).toContain('<a href="/job-search?sort=newest&#38;t=%E4%BC%9A%E8%AE%A1">查看新职位</a>')
    const leave = /action="([^"]+)"/.exec(page)?.[1] ?? ''
    expect((await service.app.http.request(leave, { method: 'POST' })).status).toBe(200)
    expect((await service.call(listSearches, {}, await signedIn())).list[0]?.alert).toBe('off')
    expect(await consent()).toMatchObject({ withdrawnAt: service.clock.now().getTime() })
    expect((await service.app.http.request('/s/AAAAAAAAAAA')).status).toBe(404)
  })

  test('fit into seventy characters, however the search is called', async () => {
    await save('䶮'.repeat(30))
    await publish()
    await later(24)
    const [text] = service.outbox.sms
    expect([...(text?.text ?? '')]).toHaveLength(70)
    expect(text?.text).toContain('“䶮')
  })

  test('are one a day for each person, whatever number of searches has news; messages tell of all', async () => {
    await save()
    await save('甲公司的职位', '甲公司')
    await publish()
    await later(24)
    expect(service.outbox.sms).toHaveLength(1)
    const { list } = await service.call(listMessages, {}, await signedIn())
    expect(list.filter(({ title }) => title.includes('新职位'))).toHaveLength(2)
  })

  test('wait for the morning when they fall due at night', async () => {
    await save()
    await publish()
    await later(37)
    expect(service.outbox.sms).toEqual([])
    await later(9)
    expect(service.outbox.sms).toHaveLength(1)
  })

  test('do not go to who asked for none, or has cancelled the account', async () => {
    const plain = await service.seeker()
    await service.call(saveSearch, { name: '会计', alert: 'daily', search: { t: '会计' } }, plain)
    await save()
    await service.db.run(sql`update users set cancelled_at = ${service.clock.now()} where id = ${seeker.id}`)
    await publish()
    await later(24)
    expect(service.outbox.sms).toEqual([])
  })

  test('stand in the consent ledger while any goes out, and end with the consent', async () => {
    expect(await consent()).toBeUndefined()
    const { id } = await save()
    expect(await consent()).toMatchObject({ withdrawnAt: 0, withdrawable: true })
    await service.call(deleteSearch, { id }, await signedIn())
    expect(await consent()).toMatchObject({ withdrawnAt: service.clock.now().getTime() })
    await save()
    expect(await consent()).toMatchObject({ withdrawnAt: 0 })
    await service.call(withdrawConsent, { purpose: 'alert-sms' }, await signedIn())
    expect((await service.call(listSearches, {}, await signedIn())).list[0]?.bySms).toBe(false)
    await publish()
    await later(24)
    expect(service.outbox.sms).toEqual([])
  })
})
