import { expect, test } from 'vitest'
import { searchAddress } from './search-address.ts'

const addressFor = (fields: readonly (readonly [string, unknown])[]) => searchAddress('/results', fields, '1')

test('the word travels URL-encoded', () => {
  expect(addressFor([['t', ' C++ 工程师 ']])).toBe('/results?t=C%2B%2B+%E5%B7%A5%E7%A8%8B%E5%B8%88')
})

test('what is empty or usual stays out of the address', () => {
  const fields = [
    ['type', '1'],
    ['t', '  '],
    ['city', ''],
  ] as const
  expect(addressFor(fields)).toBe('/results')
})

test('another type is named in the address, and place and repeated filters are kept', () => {
  const fields = [
    ['type', '2'],
    ['t', '药业'],
    ['city', '360700'],
    ['welfare', '1'],
    ['welfare', '4'],
  ] as const
  const { searchParams } = new URL(addressFor(fields), 'https://example.cn')
  expect([...searchParams]).toEqual(fields.map(pair => [...pair]))
})

test('files are no words', () => {
  expect(addressFor([['t', new Blob()]])).toBe('/results')
})
