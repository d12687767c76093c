import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { deleteMessages, listMessages, readMessages, restoreMessages, TOGETHER_MOST } from '#contract/messages'
import { describeOnBothEngines } from '../db/testing.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { messagesCalls } from './index.ts'
import { linkTo, type MessageContent } from './message.ts'
import { sendMessage } from './send.ts'

const [application, other] = [randomUUID(), randomUUID()]

type Letter = Omit<MessageContent<'seeker'>, 'body'>
const answered = (title: string, id = application): Letter => ({
  category: 'application',
  title,
  link: linkTo('applications', null, { id }),
})
const invited = (title: string): Letter => ({
  category: 'interview',
  title,
  link: linkTo('interview', { id: randomUUID() }),
  thing: application,
})
const aboutJob = (title: string, id: string): Letter => ({ category: 'job', title, link: linkTo('jobDetails', { id }) })
const ofNothing = (title: string): Letter => ({ category: 'system', title, link: linkTo('resumes') })

describeOnBothEngines('messages about one thing', open => {
  let service: TestService
  let person: TestPerson
  beforeEach(async () => {
    service = createTestService(await open(), messagesCalls)
    person = await service.seeker()
  })

  const put = async (letter: Letter, to = person) => {
    const given = { to: [to.id], audience: 'seeker', at: service.clock.now(), body: '', ...letter } as const
    await service.db.tx(tx => sendMessage(tx, given))
    service.clock.advance(1)
  }
  const box = (query = {}, { token } = person) => service.call(listMessages, { together: '1', ...query }, { token })
  const shown = async (query = {}) =>
    (await box(query)).list.map(({ title, earlier }) => [title, ...earlier.map(before => before.title)])

  test('stand together, an interview with its application, and what was last written of is first', async () => {
    for (const letter of [answered('已查看'), answered('别处', other), invited('邀请面试'), ofNothing('欢迎')])
      await put(letter)
    expect(await shown()).toEqual([['欢迎'], ['邀请面试', '已查看'], ['别处']])
    await put(answered('录用'))
    expect(await shown()).toEqual([['录用', '邀请面试', '已查看'], ['欢迎'], ['别处']])
    expect(await box()).toMatchObject({ total: 3, unread: 5 })
    expect((await box()).list.map(({ count }) => count)).toEqual([3, 1, 1])
  })

  test('are told apart by the page where their number is a short one, and are alone where they lead to nothing in particular', async () => {
    for (const letter of [aboutJob('停招', '12'), aboutJob('停招', '13'), ofNothing('欢迎'), ofNothing('欢迎')])
      await put(letter)
    await put(aboutJob('又招', '12'))
    expect(await shown()).toEqual([['又招', '停招'], ['欢迎'], ['欢迎'], ['停招']])
  })

  test('are those that fit what is asked for', async () => {
    for (const letter of [answered('已查看'), invited('邀请面试'), answered('录用')]) await put(letter)
    expect(await shown({ category: 'interview' })).toEqual([['邀请面试']])
    const [newest] = (await box()).list
    await service.call(readMessages, { ids: [newest?.id ?? ''] }, person)
    expect(await shown({ unread: '1' })).toEqual([['邀请面试', '已查看']])
    expect(await shown({ category: 'application' })).toEqual([['录用', '已查看']])
  })

  test('are on one page each, and counted by things', async () => {
    for (const number of ['11', '12', '13']) await put(aboutJob('停招', number))
    await put(aboutJob('又招', '11'))
    expect(await shown({ pageSize: 2 })).toEqual([['又招', '停招'], ['停招']])
    expect(await shown({ pageSize: 2, page: 2 })).toEqual([['停招']])
    expect(await box({ pageSize: 2, page: 2 })).toMatchObject({ total: 3 })
  })

  test('are given up to a number, and the rest where the thing alone is asked for', async () => {
    const all = Array.from({ length: TOGETHER_MOST + 3 }, (_, place) => `第 ${place} 条`)
    for (const title of all) await put(answered(title))
    await put(answered('别处', other))
    const [, { thing, count, earlier } = { thing: '', count: 0, earlier: [] }] = (await box()).list
    expect([count, earlier.length]).toEqual([all.length, TOGETHER_MOST - 1])
    const { list, total } = await service.call(listMessages, { thing }, person)
    expect(list.map(({ title }) => title)).toEqual(all.toReversed())
    expect(total).toBe(all.length)
  })

  test('are read together, those that are not shown too, but none that is of another category or was written since', async () => {
    const all = Array.from({ length: TOGETHER_MOST + 3 }, (_, place) => `第 ${place} 条`)
    await put(invited('邀请面试'))
    for (const title of all) await put(answered(title))
    await put(answered('别处', other))
    const category = 'application'
    const [elsewhere, about] = (await box({ category })).list
    expect([elsewhere?.unread, about?.unread]).toEqual([1, all.length])
    await put(answered('后来的'))
    const { thing, createdAt: until } = about ?? { thing: '', createdAt: 0 }
    await service.call(readMessages, { things: [thing], category, until }, person)
    expect(await shown({ unread: '1' })).toEqual([['后来的', '邀请面试'], ['别处']])
    expect((await box()).list.map(({ count, unread }) => [count, unread])).toEqual([
      [all.length + 2, 2],
      [1, 1],
    ])
    await service.call(readMessages, { things: [thing], ids: [elsewhere?.id ?? ''] }, person)
    expect(await box()).toMatchObject({ unread: 0 })
  })

  test('come back together after they were deleted', async () => {
    for (const letter of [answered('已查看'), invited('邀请面试')]) await put(letter)
    const before = await box()
    const ids = before.list.flatMap(({ id, earlier }) => [id, ...earlier.map(message => message.id)])
    await service.call(deleteMessages, { ids }, person)
    expect(await shown()).toEqual([])
    await service.call(restoreMessages, { ids }, person)
    expect(await box()).toEqual(before)
  })

  test('are one’s own alone', async () => {
    const stranger = await service.seeker()
    await put(answered('已查看'))
    await put(answered('录用'), stranger)
    expect(await shown()).toEqual([['已查看']])
    const [{ thing } = { thing: '' }] = (await box({}, stranger)).list
    await service.call(readMessages, { things: [thing] }, person)
    expect(await box({}, stranger)).toMatchObject({ unread: 1 })
    expect((await service.call(listMessages, { thing }, person)).list.map(({ title }) => title)).toEqual(['已查看'])
  })
})
