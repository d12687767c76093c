import { expect, test } from 'vitest'
import { togetherMessage } from '#mocks/fixtures/messages'
import { holds, messagesOf, unreadIn } from './about-one-thing.ts'

const [newest, before, first] = messagesOf(togetherMessage).map(({ id }) => id)

test('what is about one thing is found by each of its messages', () => {
  expect([newest, before, first].map(id => holds(togetherMessage, id ?? ''))).toEqual([true, true, true])
  expect(holds(togetherMessage, '')).toBe(false)
})

test('those unread are named, old and new', () => {
  expect(unreadIn(togetherMessage)).toEqual([newest, before])
})
