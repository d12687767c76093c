import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { deleteMessages, listMessages, RESTORE_HOURS, readMessages, restoreMessages } from '#contract/messages'
import { describeOnBothEngines } from '../db/testing.ts'
import { beginSession } from '../session/tokens.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { forgetRemoved, messagesCalls } from './index.ts'
import { linkTo, type MessageContent } from './message.ts'
import { sendMessage } from './send.ts'

const letter = (title: string, category: MessageContent['category'] = 'system'): MessageContent<'seeker'> => ({
  category,
  title,
  body: `第一行\n<b>第二行</b> 䶮𠮷·😀`,
  link: linkTo('applications'),
})

describeOnBothEngines('the box of messages', open => {
  let service: TestService
  let person: TestPerson
  beforeEach(async () => {
    service = createTestService(await open(), messagesCalls)
    person = await service.seeker()
  })

  const put = async (to: readonly TestPerson[], content: MessageContent<'seeker'>) => {
    const given = { to: to.map(({ id }) => id), audience: 'seeker', at: service.clock.now(), ...content } as const
    await service.db.tx(tx => sendMessage(tx, given))
    service.clock.advance(1)
  }
  const box = (query = {}, { token } = person) => service.call(listMessages, query, { token })
  /** Time goes by; who has been away so long signs in again. */
  const wait = async (seconds: number) => {
    service.clock.advance(seconds)
    const { access_token: token } = await beginSession(service.db, { id: person.id, userType: 2 }, service.clock.now())
    person = { ...person, token }
  }
  const titles = async (query = {}) => (await box(query)).list.map(({ title }) => title)

  test('shows the newest first, as it was written, and how many are unread', async () => {
    const at = service.clock.now().getTime()
    await put([person], letter('一'))
    await put([person], letter('二', 'application'))
    const { list, total, unread } = await box()
    expect([total, unread]).toEqual([2, 2])
    expect(list.map(({ title }) => title)).toEqual(['二', '一'])
    const alone = { thing: list[1]?.id, count: 1, unread: 1, earlier: [] }
    expect(list[1]).toEqual({ id: list[1]?.id, ...letter('一'), createdAt: at, read: false, ...alone })
  })

  test('is narrowed down by category and unread, page by page', async () => {
    for (const title of ['一', '二', '三']) await put([person], letter(title))
    await put([person], letter('四', 'account'))
    expect(await titles({ category: 'account' })).toEqual(['四'])
    expect(await titles({ category: 'system', page: 2, pageSize: 2 })).toEqual(['一'])
    const [newest] = (await box()).list
    await service.call(readMessages, { ids: [newest?.id ?? ''] }, person)
    expect(await titles({ unread: '1' })).toEqual(['三', '二', '一'])
    expect(await titles({ page: 500 })).toEqual([])
    await expect(box({ page: -1 })).rejects.toMatchObject({ code: codes.invalid })
  })

  test('counts every category by itself, and all unread together', async () => {
    for (const category of ['application', 'application', 'interview', 'account'] as const) {
      await put([person], letter('一', category))
    }
    const [newest] = (await box()).list
    await service.call(readMessages, { ids: [newest?.id ?? ''] }, person)
    const { unread, counts } = await box({ category: 'interview' })
    const none = { total: 0, unread: 0 }
    expect(unread).toBe(3)
    expect(counts).toEqual({
      application: { total: 2, unread: 2 },
      interview: { total: 1, unread: 1 },
      job: none,
      account: { total: 1, unread: 0 },
      service: none,
      system: none,
    })
  })

  test('reads some, a category or all, again and again, and counts what is left', async () => {
    for (const title of ['一', '二', '三']) await put([person], letter(title))
    await put([person], letter('四', 'interview'))
    const { list } = await box({ category: 'system' })
    const ids = [list[0]?.id ?? '']
    for (let time = 0; time < 2; time += 1) {
      expect(await service.call(readMessages, { ids }, person)).toMatchObject({ unread: 3 })
    }
    const both = { ids: list.map(({ id }) => id), category: 'interview' } as const
    expect(await service.call(readMessages, both, person)).toMatchObject({ unread: 3 })
    expect(await service.call(readMessages, { ids: [], category: 'system' }, person)).toMatchObject({ unread: 1 })
    expect(await service.call(readMessages, { ids: [] }, person)).toMatchObject({ unread: 0 })
    expect((await box()).list.every(({ read }) => read)).toBe(true)
  })

  test('loses what is deleted, and nothing else', async () => {
    for (const title of ['一', '二']) await put([person], letter(title))
    const [newest] = (await box()).list
    const ids = [newest?.id ?? '', randomUUID()]
    for (let time = 0; time < 2; time += 1) {
      expect(await service.call(deleteMessages, { ids }, person)).toMatchObject({ unread: 1 })
    }
    expect(await titles()).toEqual(['一'])
    await expect(service.call(deleteMessages, { ids: [] }, person)).rejects.toMatchObject({ code: codes.invalid })
  })

  test('gets back what was deleted as it was, for a day', async () => {
    for (const title of ['一', '二', '三']) await put([person], letter(title))
    const before = await box()
    const ids = before.list.slice(0, 2).map(({ id }) => id)
    await service.call(readMessages, { ids: ids.slice(0, 1) }, person)
    const read = await box()
    await service.call(deleteMessages, { ids }, person)
    expect(await titles()).toEqual(['一'])
    await wait(RESTORE_HOURS * 3_600 - 1)
    expect(await service.call(restoreMessages, { ids }, person)).toMatchObject({ restored: 2, unread: 2 })
    expect(await box()).toEqual(read)
    expect(await service.call(restoreMessages, { ids }, person)).toMatchObject({ restored: 0, unread: 2 })
  })

  test('forgets for good what was deleted a day ago', async () => {
    for (const title of ['一', '二']) await put([person], letter(title))
    const [later, sooner] = (await box()).list.map(({ id }) => id)
    await service.call(deleteMessages, { ids: [sooner ?? ''] }, person)
    await wait(RESTORE_HOURS * 3_600)
    await service.call(deleteMessages, { ids: [later ?? ''] }, person)
    expect(await service.call(restoreMessages, { ids: [sooner ?? ''] }, person)).toMatchObject({ restored: 0 })
    expect(await forgetRemoved(service.db, service.clock.now())).toBe(1)
    expect(await service.call(restoreMessages, { ids: [later ?? ''] }, person)).toMatchObject({ restored: 1 })
  })

  test('is nobody else’s: their messages are neither shown, read, deleted nor brought back', async () => {
    const stranger = await service.employer()
    await put([person, stranger], letter('一'))
    const [theirs] = (await box({}, stranger)).list
    const ids = [theirs?.id ?? '']
    expect((await box()).total).toBe(1)
    expect(await service.call(readMessages, { ids }, person)).toMatchObject({ unread: 1 })
    expect(await service.call(deleteMessages, { ids }, person)).toMatchObject({ unread: 1 })
    await service.call(readMessages, { ids: [] }, person)
    expect(await box({}, stranger)).toMatchObject({ total: 1, unread: 1 })
    await service.call(deleteMessages, { ids }, stranger)
    expect(await service.call(restoreMessages, { ids }, person)).toMatchObject({ restored: 0 })
    expect((await box()).total).toBe(1)
  })

  test('gets nothing of what is undone', async () => {
    const failing = service.db.tx(async tx => {
      await sendMessage(tx, { to: [person.id], audience: 'seeker', at: service.clock.now(), ...letter('一') })
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    expect((await box()).total).toBe(0)
  })
})
