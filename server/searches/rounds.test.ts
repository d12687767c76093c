import { beforeEach, expect, test } from 'vitest'
import { listMessages } from '#contract/messages'
import { deleteSearch, listSearches, saveSearch, updateSearch } from '#contract/searches'
import { setFavourite } from '#contract/seeker'
import { secondsAfter } from '../clock.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { insertCompany, insertJobs } from '../jobs/testing.ts'
import { messagesCalls } from '../messages/index.ts'
import type { OutgoingMessage } from '../outbox.ts'
import { seekerCalls } from '../seeker/index.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { searchesCalls } from './index.ts'
import { keep, signedInAgain } from './testing.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const plain = { name: '会计', alert: 'daily', byEmail: false } as const

describeOnBothEngines('rounds of what is due', open => {
  let service: TestService
  let seeker: TestPerson
  let company: string
  beforeEach(async () => {
    service = createTestService(await open(), [...searchesCalls, ...seekerCalls, ...messagesCalls])
    seeker = await service.seeker()
    company = await insertCompany(service.db, { name: '甲公司' })
  })

  const later = (seconds: number, changes: Parameters<typeof keep>[1] = {}) => {
    service.clock.advance(seconds)
    return keep(service, changes)
  }
  const signedIn = (person = seeker) => signedInAgain(service, person)
  const save = async (settings: object = {}, person = seeker) =>
    service.call(saveSearch, { ...plain, search: { t: '会计' }, ...settings }, await signedIn(person))
  const change = async (id: string, settings: object) =>
    service.call(updateSearch, { ...plain, id, ...settings }, await signedIn())
  const publishAt = async (at: Date, count = 1) => {
    const ids = await insertJobs(
      service.db,
      company,
      Array.from({ length: count }, () => ({})),
    )
    await refreshAt(ids, at)
    await service.db.run(sql`update jobs set published_at = ${at} where id = any(${ids}::bigint[])`)
    return ids
  }
  const refreshAt = async (ids: readonly string[], at: Date) => {
    await service.db.run(sql`update jobs set refreshed_at = ${at} where id = any(${ids}::bigint[])`)
    await service.db.run(sql`update job_index set refreshed_at = ${at} where job_id = any(${ids}::bigint[])`)
  }
  /** Published so many seconds from now. */
  const publish = (seconds = 1) => publishAt(secondsAfter(service.clock.now(), seconds))
  const told = async (person = seeker) =>
    (await service.call(listMessages, { pageSize: 50 }, await signedIn(person))).list.map(({ title }) => title)
  const withEmail = async (person = seeker, email = 'he@example.com') => {
    await service.db.run(sql`update users set email = ${email} where id = ${person.id}`)
    return person
  }
  const cancel = (at: Date | null, person = seeker) =>
    service.db.run(sql`update users set cancelled_at = ${at} where id = ${person.id}`)
  const mails = () => service.outbox.email.map(({ to }) => to)

  test('find what is new behind any number of jobs that were only refreshed since', async () => {
    const old = await publishAt(secondsAfter(service.clock.now(), -DAY), 120)
    await save()
    await publish()
    await refreshAt(old, secondsAfter(service.clock.now(), HOUR))
    service.clock.advance(2 * HOUR)
    expect((await service.call(listSearches, {}, await signedIn())).list[0]?.fresh).toBe(1)
    await later(DAY)
    expect(await told()).toEqual(['“会计”有 1 个新职位'])
  })

  test('tell once of what is published while they look, and of what is seen only after they have looked', async () => {
    await save()
    service.clock.advance(DAY)
    await publish(30)
    await keep(service)
    expect(await told()).toEqual([])
    await publish(-30)
    await later(DAY)
    await later(DAY)
    expect(await told()).toEqual(['“会计”有 2 个新职位'])
  })

  test('lose no letter where one is refused, and nothing else of the round', async () => {
    const people = [await withEmail(), await withEmail(await service.seeker(), 'she@example.com')]
    for (const person of people) await save({ byEmail: true }, person)
    const [id = ''] = await insertJobs(service.db, company, [
      { title: '出纳', category: '30102', expiresOn: '2025-06-05' },
    ])
    await service.call(setFavourite, { id, favourite: true }, seeker)
    await publish()
    let tries = 0
    const email = async (mail: OutgoingMessage) => {
      tries += 1
      if (tries === 1) throw new Error(`mailbox of ${mail.to} is full`)
      service.outbox.email.push(mail)
    }
    const outbox = { sms: async () => {}, email }
    await later(DAY, { outbox })
    expect([tries, mails().length]).toEqual([2, 1])
    expect((await told()).toSorted()).toEqual(['“会计”有 1 个新职位', '您收藏的职位明天截止'].toSorted())
    expect((await service.db.query(sql`select 1 from search_terms limit 1`)).length).toBe(1)
    expect(service.log.filter(line => line.includes('searches.letter_failed'))).toHaveLength(1)
    expect(service.log.join('\n')).not.toContain('example.com')
    await later(10 * MINUTE, { outbox })
    await later(10 * MINUTE, { outbox })
    expect([tries, mails().toSorted()]).toEqual([3, ['he@example.com', 'she@example.com']])
  })

  test('go on behind a search that cannot be looked for, which is looked for again later', async () => {
    const { id } = await save({}, await service.seeker())
    await save()
    await service.db.run(sql`
      update searches set next_at = next_at - interval '1 minute', search = '{"welfare": null}' where id = ${id}`)
    await publish()
    await later(DAY)
    expect(await told()).toEqual(['“会计”有 1 个新职位'])
    expect(service.log.filter(line => line.includes('searches.alert_failed'))).toEqual([expect.stringContaining(id)])
    expect(service.log.join('\n')).not.toContain('会计')
    await later(10 * MINUTE)
    await later(HOUR)
    expect(service.log.filter(line => line.includes('searches.alert_failed'))).toHaveLength(2)
    expect(await told()).toHaveLength(1)
  })

  test('do all that is due, however much is done at once', async () => {
    const people = [seeker]
    while (people.length < 5) people.push(await service.seeker())
    const [soon = ''] = await insertJobs(service.db, company, [
      { title: '出纳', category: '30102', expiresOn: '2025-06-05' },
    ])
    for (const person of people) {
      await save({}, person)
      await service.call(setFavourite, { id: soon, favourite: true }, person)
    }
    await publish()
    await service.db.run(sql`update searches set reminded_at = '2024-01-01'`)
    await later(DAY, { batch: 2 })
    const all = ['“会计”有 1 个新职位', '您收藏的职位明天截止', '职位提醒“会计”还需要吗'].toSorted()
    for (const person of people) expect((await told(person)).toSorted()).toEqual(all)
  })

  test('leave letters to the next one where a provider is slow', async () => {
    for (const address of ['a@example.com', 'b@example.com', 'c@example.com']) {
      await save({ byEmail: true }, await withEmail(await service.seeker(), address))
    }
    await publish()
    const email = async (mail: OutgoingMessage) => {
      service.outbox.email.push(mail)
      service.clock.advance(100)
    }
    await later(DAY, { outbox: { sms: async () => {}, email } })
    expect(mails()).toHaveLength(2)
    await later(10 * MINUTE)
    expect(new Set(mails()).size).toBe(3)
  })

  test('send no letter that is wanted no more, or has waited for a night', async () => {
    const broken = { outbox: { sms: async () => {}, email: () => Promise.reject(new Error('down')) } }
    const ends = [
      (id: string) => change(id, {}),
      (id: string) => change(id, { alert: 'off', byEmail: true }),
      async (id: string) => service.call(deleteSearch, { id }, await signedIn()),
      async () => void service.clock.advance(11 * HOUR),
    ]
    await withEmail()
    for (const end of ends) {
      const { id } = await save({ byEmail: true })
      await publish()
      await later(DAY, broken)
      expect(await service.db.query(sql`select 1 from search_letters`)).toHaveLength(1)
      await end(id)
      await later(10 * MINUTE)
      expect(await service.db.query(sql`select 1 from search_letters`)).toEqual([])
    }
    expect(service.outbox.email).toEqual([])
  })

  test('keep a refused text for the day', async () => {
    await save({ bySms: true })
    await publish()
    // Half past eight in the evening in China.
    await service.db.run(sql`update searches set next_at = '2025-06-04T12:30:00Z'`)
    await later(DAY + 10.5 * HOUR, { outbox: { sms: () => Promise.reject(new Error('down')), email: async () => {} } })
    await later(HOUR)
    expect(service.outbox.sms).toEqual([])
    await later(11 * HOUR)
    expect(service.outbox.sms).toEqual([])
    expect(await service.db.query(sql`select 1 from search_letters`)).toEqual([])
  })

  test('tell nothing to who has cancelled the account, by any way, and all of it when they come back', async () => {
    await withEmail()
    await save({ byEmail: true, bySms: true })
    const [id = ''] = await insertJobs(service.db, company, [
      { title: '出纳', category: '30102', expiresOn: '2025-06-05' },
    ])
    await service.call(setFavourite, { id, favourite: true }, seeker)
    await publish()
    await service.db.run(sql`update searches set reminded_at = '2024-01-01'`)
    await cancel(service.clock.now())
    await later(DAY)
    expect(await service.db.query(sql`select 1 from messages where user_id = ${seeker.id}`)).toEqual([])
    expect([service.outbox.email, service.outbox.sms]).toEqual([[], []])
    await cancel(null)
    await later(10 * MINUTE)
    expect(await told()).toHaveLength(3)
    expect([service.outbox.email.length, service.outbox.sms.length]).toEqual([1, 1])
  })

  test('tell of what came since an alert was turned on again, and go on where one was only changed', async () => {
    const { id } = await save()
    for (const turnOn of [() => change(id, {}), () => save()]) {
      await change(id, { alert: 'off' })
      await publish()
      await later(30 * DAY)
      await turnOn()
      await later(DAY)
    }
    expect(await told()).toEqual([])
    await publish()
    service.clock.advance(MINUTE)
    await change(id, {})
    await save()
    await later(DAY)
    expect(await told()).toEqual(['“会计”有 1 个新职位'])
  })

  test('ask a year after an alert was last changed', async () => {
    const { id } = await save()
    await later(200 * DAY)
    await change(id, { alert: 'weekly' })
    await later(200 * DAY)
    await save()
    await later(364 * DAY)
    expect(await told()).toEqual([])
    await later(2 * DAY)
    expect(await told()).toEqual(['职位提醒“会计”还需要吗'])
  })
})
