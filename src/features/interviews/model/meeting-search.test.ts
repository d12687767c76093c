import { expect, test } from 'vitest'
import { meetingAddress, meetingSearch } from './meeting-search.ts'

const nothing = { id: '', edit: false, new: false, group: 'ahead', page: 1 } as const

test.each([
  [{}, '/manage/meeting'],
  [{ group: 'past', page: 3 }, '/manage/meeting?group=past&page=3'],
  [{ id: 'e1b0', edit: true }, '/manage/meeting?id=e1b0&edit=1'],
  [{ new: true }, '/manage/meeting?new=1'],
] as const)('an address gives what it was written for: %j', (search, address) => {
  expect(meetingAddress(search)).toBe(address)
  expect(meetingSearch.parse(new URL(address, 'https://example.test').searchParams)).toEqual({ ...nothing, ...search })
})

test('anything else is the first page of what is to come', () => {
  expect(meetingSearch.parse(new URLSearchParams('group=x&page=-2'))).toEqual(nothing)
  expect(meetingSearch.parse(new URLSearchParams('page=9999')).page).toBe(500)
})
