import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { listMessages } from '#contract/messages'
import { listSearches, saveSearch, unsubscribe, unsubscribeInfo } from '#contract/searches'
import { setFavourite } from '#contract/seeker'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { insertCompany, insertJobs, type JobFacts } from '../jobs/testing.ts'
import { messagesCalls } from '../messages/index.ts'
import { seekerCalls } from '../seeker/index.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { searchesCalls } from './index.ts'
import { keep, ORIGIN, signedInAgain } from './testing.ts'

const DAY = 86_400

describeOnBothEngines('job alerts', open => {
  let service: TestService
  let seeker: TestPerson
  let company: string
  beforeEach(async () => {
    service = createTestService(await open(), [...searchesCalls, ...seekerCalls, ...messagesCalls])
    seeker = await service.seeker()
    company = await insertCompany(service.db, { name: '甲公司' })
  })

  /** Lets time pass and does what is due then. */
  const later = async (days: number) => {
    service.clock.advance(days * DAY)
    await keep(service)
  }
  const save = async (alert: 'daily' | 'weekly' | 'off' = 'daily', byEmail = false, bySms = false) =>
    service.call(
      saveSearch,
      { name: '会计', alert, byEmail, bySms, search: { t: '会计', city: '360100' } },
      await signedIn(),
    )
  /** Published so many hours after midnight of 1 June, UTC; the clock starts at 50. */
  const publish = (hour: number, count = 1, facts: JobFacts = {}) =>
    insertJobs(
      service.db,
      company,
      Array.from({ length: count }, () => ({ hour, ...facts })),
    )
  const signedIn = () => signedInAgain(service, seeker)
  const told = async () => (await service.call(listMessages, {}, await signedIn())).list

  test('tell the next morning of what is new since, once, and say nothing when nothing is', async () => {
    await publish(49)
    await save()
    await publish(51, 12)
    await publish(51, 1, { title: '普工', category: '40201' })
    await later(0.2)
    expect(await told()).toEqual([])
    await later(1)
    const [message] = await told()
    expect(message).toMatchObject({ title: '“会计”有 12 个新职位', category: 'job' })
    expect(message?.body.split('\n')).toHaveLength(10)
    expect(message?.link).toBe('/job-search?city=360100&sort=newest&t=%E4%BC%9A%E8%AE%A1')
    await later(1)
    await later(1)
    expect(await told()).toHaveLength(1)
    expect(service.outbox.email).toEqual([])
  })

  test('come once however many copies of the service send, weekly ones after a week, switched-off ones never', async () => {
    await save('weekly')
    await publish(51)
    await later(1)
    expect(await told()).toEqual([])
    service.clock.advance(6 * DAY)
    await Promise.all([1, 2, 3].map(() => keep(service)))
    expect(await told()).toHaveLength(1)
    await save('off')
    await publish(300)
    await later(30)
    expect((await told()).filter(({ title }) => title.includes('新职位'))).toHaveLength(1)
  })

  test('leave no word of what was only refreshed', async () => {
    const [id] = await publish(49)
    await save()
    await service.db.run(sql`update jobs set refreshed_at = '2025-06-03T12:00:00Z' where id = ${id ?? ''}`)
    await service.db.run(sql`update job_index set refreshed_at = '2025-06-03T12:00:00Z' where job_id = ${id ?? ''}`)
    await later(1)
    expect(await told()).toEqual([])
  })

  test('go by e-mail too, with a link that ends them without signing in, by one press or on its page', async () => {
    await service.db.run(sql`update users set email = 'he@example.com' where id = ${seeker.id}`)
    await save('daily', true)
    await publish(51)
    await later(1)
    const [mail] = service.outbox.email
    expect(mail).toMatchObject({ to: 'he@example.com', template: 'job-alert' })
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const link = mail?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? ''
    expect(mail?.text).toContain(link)
    const token = new URL(link).searchParams.get('token') ?? ''
    expect(await service.call(unsubscribeInfo, { token })).toEqual({ name: '会计', alert: 'daily' })
    const looked = await service.app.http.request(link.replace(ORIGIN, ''))
    expect(await looked.text()).toContain('停止“会计”的新职位提醒？')
    const pressed = await service.app.http.request(link.replace(ORIGIN, ''), {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
    })
    expect(pressed.status).toBe(200)
    expect((await service.call(listSearches, {}, await signedIn())).list[0]?.alert).toBe('off')
    expect(await service.call(unsubscribe, { token })).toEqual({ ok: true })
    const forged = `${token.slice(0, -4)}AAAA`
    for (const wrong of [forged, 'x'.repeat(40)]) {
      await expect(service.call(unsubscribe, { token: wrong })).rejects.toMatchObject({ code: codes.notFound })
    }
    const refused = await service.app.http.request(`/unsubscribe?token=${forged}`, { method: 'POST' })
    expect(refused.status).toBe(404)
  })

  test('are asked about after a year', async () => {
    await save()
    await later(364)
    expect(await told()).toEqual([])
    await later(2)
    await later(1)
    expect((await told()).map(({ title }) => title)).toEqual(['职位提醒“会计”还需要吗'])
  })

  test('favourites are told of ten days and one day before they close, once each', async () => {
    const [id = '', late = ''] = await insertJobs(service.db, company, [
      { title: '会计', expiresOn: '2025-06-14' },
      { title: '出纳', expiresOn: '2025-06-05' },
    ])
    for (const job of [id, late]) await service.call(setFavourite, { id: job, favourite: true }, seeker)
    for (let day = 0; day < 12; day += 1) {
      await later(1)
      await keep(service)
    }
    const letters = (await told()).map(({ title, link }) => `${title} ${link}`)
    expect(letters.toSorted()).toEqual(
      [
        `您收藏的职位 10 天后截止 /job-details/${id}`,
        `您收藏的职位明天截止 /job-details/${late}`,
        `您收藏的职位明天截止 /job-details/${id}`,
      ].toSorted(),
    )
  })

  test('favourites are told of later where nobody was there on the day, or they were kept late; one step at a time', async () => {
    const [missed = '', late = '', last = ''] = await insertJobs(service.db, company, [
      { title: '会计', expiresOn: '2025-06-15' },
      { title: '出纳', expiresOn: '2025-06-10' },
      { title: '文员', expiresOn: '2025-06-04' },
    ])
    for (const id of [missed, late, last]) await service.call(setFavourite, { id, favourite: true }, seeker)
    await keep(service)
    expect(await told()).toEqual([])
    const letters = async (days: number) => {
      const before = new Set((await told()).map(({ id }) => id))
      await later(days)
      await keep(service)
      const fresh = (await told()).filter(({ id }) => !before.has(id))
      return fresh.map(({ title, link }) => `${title} ${link}`).toSorted()
    }
    const of = (id: string, words: string) => `您收藏的职位${words} /job-details/${id}`
    expect(await letters(1)).toEqual([of(last, '今天截止'), of(late, ' 6 天后截止')].toSorted())
    // The tenth day before the last is missed, and so is the day before the other's last.
    expect(await letters(6)).toEqual([of(late, '今天截止'), of(missed, ' 5 天后截止')].toSorted())
    expect(await letters(1)).toEqual([])
    expect(await letters(2)).toEqual([])
    expect(await letters(1)).toEqual([of(missed, '明天截止')])
    expect(await letters(1)).toEqual([])
  })
})
