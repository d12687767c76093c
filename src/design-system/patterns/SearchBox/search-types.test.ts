import { expect, test } from 'vitest'
import { placeholderOf, searchAddress } from './search-types.ts'

test('the word travels URL-encoded', () => {
  expect(searchAddress('/job-search', [['t', ' C++ 工程师 ']])).toBe(
    '/job-search?t=C%2B%2B+%E5%B7%A5%E7%A8%8B%E5%B8%88',
  )
})

test('what is empty or usual stays out of the address', () => {
  const fields = [
    ['type', '1'],
    ['t', '  '],
    ['city', ''],
  ] as const
  expect(searchAddress('/job-search', fields)).toBe('/job-search')
})

test('companies are named in the address, and place and repeated filters are kept', () => {
  const fields = [
    ['type', '2'],
    ['t', '药业'],
    ['city', '360700'],
    ['welfare', '1'],
    ['welfare', '4'],
  ] as const
  const { searchParams } = new URL(searchAddress('/job-search', fields), 'https://example.cn')
  expect([...searchParams]).toEqual(fields.map(pair => [...pair]))
})

test('files are no words', () => {
  expect(searchAddress('/job-search', [['t', new Blob()]])).toBe('/job-search')
})

test('placeholders are those of the specification', () => {
  expect([placeholderOf(1), placeholderOf(2)]).toEqual(['按职位搜索', '按公司搜索'])
})
