import { expect, test } from 'vitest'
import { addressOfKept, addressOfKeptPage, keptSearchOf, numberOf } from './kept-address.ts'

const query = (address: string) => new URL(address, 'https://example.test').searchParams

test('an address gives the registration or page that it was written for', () => {
  expect(numberOf(query(addressOfKept('3601010018')))).toBe('3601010018')
  for (const page of [1, 2, 500]) expect(keptSearchOf(query(addressOfKeptPage(page))).page).toBe(page)
})

test('what makes no sense names no registration and the first page', () => {
  expect(numberOf(query('/?number=36'))).toBe('')
  expect(keptSearchOf(query('/?page=-1')).page).toBe(1)
  expect(keptSearchOf(query('/?page=9999')).page).toBe(500)
})
