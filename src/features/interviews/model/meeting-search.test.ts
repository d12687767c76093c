import { expect, test } from 'vitest'
import { meetingAddress, meetingSearchOf } from './meeting-search.ts'

test('an address gives the list that it was written for, and anything else the first page of what is to come', () => {
  for (const search of [
    { group: 'ahead', page: 1 },
    { group: 'past', page: 3 },
  ] as const) {
    const { searchParams } = new URL(meetingAddress(search), 'https://example.test')
    expect(meetingSearchOf(searchParams)).toEqual({ ...search, pageSize: 20 })
  }
  expect(meetingSearchOf(new URLSearchParams('group=x&page=-2'))).toEqual({ group: 'ahead', page: 1, pageSize: 20 })
  expect(meetingSearchOf(new URLSearchParams('page=9999')).page).toBe(500)
})
