import { expect, test } from 'vitest'
import { alone, readMessage, togetherMessage, unreadMessage } from '#mocks/fixtures/messages'
import { holds, messagesOf, readingOf } from './about-one-thing.ts'

const [newest, before, first] = messagesOf(togetherMessage).map(({ id }) => id)

test('what is about one thing is found by each of its messages', () => {
  expect([newest, before, first].map(id => holds(togetherMessage, id ?? ''))).toEqual([true, true, true])
  expect(holds(togetherMessage, '')).toBe(false)
})

test('what is read is the whole thing where several are about it, up to what was listed', () => {
  const account = alone({ ...unreadMessage, id: '3c2d1e00-1111-4222-8333-444455556699', createdAt: 7 })
  expect(readingOf([togetherMessage, account, alone(readMessage)])).toEqual({
    ids: [account.id],
    things: [togetherMessage.thing],
    until: togetherMessage.createdAt,
  })
})

test('where only one that is not shown is unread, its thing is read', () => {
  const shownRead = { ...togetherMessage, read: true, earlier: [], count: 11, unread: 1 }
  expect(readingOf([shownRead])).toMatchObject({ ids: [], things: [togetherMessage.thing] })
})

test('where all is read nothing is', () => {
  expect(readingOf([alone(readMessage), { ...togetherMessage, unread: 0 }])).toBeUndefined()
})
