import { expect, test } from 'vitest'
import { interviewSearch, jobInvitationSearch, jobInvitationsAddress } from './interview-search.ts'

const read = (address: string) => new URL(address, 'https://portal.invalid').searchParams

test('an address says which list and which page, and reads back', () => {
  const address = interviewSearch.format('/manage/interview', { group: 'past', page: 3 })
  expect(address).toBe('/manage/interview?group=past&page=3')
  expect(interviewSearch.parse(read(address))).toEqual({ application: '', group: 'past', page: 3 })
  expect(interviewSearch.format('/manage/interview', { group: 'waiting' })).toBe('/manage/interview')
})

test('what makes no sense is the first page of what waits', () => {
  for (const query of ['group=all&page=x', 'page=-1', 'page=1.5', 'application=a%20b']) {
    expect(interviewSearch.parse(new URLSearchParams(query))).toEqual({ application: '', group: 'waiting', page: 1 })
  }
})

test('invitations to apply are a list of their own', () => {
  const second = jobInvitationsAddress(2)
  expect(second).toBe('/user/invitation-list?group=jobs&page=2')
  expect(jobInvitationSearch.parse(read(second))).toEqual({ group: 'jobs', page: 2 })
  expect(jobInvitationSearch.parse(read('/user/invitation-list?group=past')).group).toBe('')
})
