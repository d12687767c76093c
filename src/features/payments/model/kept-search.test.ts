import { expect, test } from 'vitest'
import { addressOfKeeping, addressOfKept, addressOfKeptPage, keptSearch } from './kept-search.ts'

const read = (address: string) => keptSearch.parse(new URL(address, 'https://example.test').searchParams)

test('an address gives the registration, form or page that it was written for', () => {
  expect(read(addressOfKept('3601010018')).number).toBe('3601010018')
  expect(read(addressOfKeeping).add).toBe(true)
  for (const page of [1, 2, 500]) expect(read(addressOfKeptPage(page)).page).toBe(page)
})

test('what makes no sense names no registration', () => {
  expect(read('/?number=36').number).toBe('')
})
