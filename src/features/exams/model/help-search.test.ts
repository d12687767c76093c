import { expect, it } from 'vitest'
import { helpEntries } from '#mocks/fixtures/exam-help'
import { foundIn, helpSearch } from './help-search.ts'

it('finds questions that have every word', () => {
  expect(foundIn(helpEntries, '')).toHaveLength(helpEntries.length)
  expect(foundIn(helpEntries, '照片').map(({ id }) => id)).toEqual(['22'])
  expect(foundIn(helpEntries, ' 准考证  PDF ').map(({ id }) => id)).toEqual(['26'])
  expect(foundIn(helpEntries, '照片 火箭')).toEqual([])
})

it('keeps the words in the address', () => {
  expect(helpSearch.parse(new URLSearchParams('q=  照片 ')).q).toBe('照片')
})
