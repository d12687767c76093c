import fc from 'fast-check'
import { expect, test } from 'vitest'
import { interviewGroups } from '#contract/interviews'
import { addressOf, PAGE_SIZE, searchOf } from './interview-search.ts'

test('an address says which list and which page, and reads back', () => {
  fc.assert(
    fc.property(fc.constantFrom(...interviewGroups), fc.integer({ min: 1, max: 500 }), (group, page) => {
      const { searchParams } = new URL(addressOf('/manage/interview', { group, page }), 'https://portal.invalid')
      expect(searchOf(searchParams)).toEqual({ group, page, pageSize: PAGE_SIZE })
    }),
  )
})

test('what makes no sense is the first page of what waits', () => {
  for (const query of ['group=all&page=x', 'page=-1', 'page=1.5']) {
    expect(searchOf(new URLSearchParams(query))).toEqual({ group: 'waiting', page: 1, pageSize: PAGE_SIZE })
  }
})
