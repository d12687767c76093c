import fc from 'fast-check'
import { expect, it } from 'vitest'
import { articleTypeList } from '#contract/reference/article-types'
import { columnSearch, columnSearchOf } from './column-search.ts'

const readBack = (address: string) => columnSearchOf(new URL(address, 'http://site.invalid').searchParams)

it('an address reads back as the column that it was made of', () => {
  const search = fc.record({
    type: fc.constantFrom('', ...articleTypeList.map(({ value }) => value)),
    t: fc.string({ maxLength: 30 }).map(text => text.trim()),
    page: fc.integer({ min: 1, max: 500 }),
  })
  fc.assert(
    fc.property(search, given => {
      expect(readBack(columnSearch.format('/consultation-list', given))).toEqual(given)
    }),
  )
})

it('takes a column that is none, or of another kind, for not given', () => {
  expect(columnSearchOf(new URLSearchParams('type=99&page=0'))).toEqual({ type: '', t: '', page: 1 })
  expect(columnSearchOf(new URLSearchParams('type=11'), 'group').type).toBe('')
  expect(columnSearchOf(new URLSearchParams('type=51'), 'group').type).toBe('51')
})
