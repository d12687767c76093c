import { expect, test } from 'vitest'
import {
  addressOfCheck,
  addressOfTransfer,
  addressOfView,
  archiveSearch,
  groupedCode,
  viewOf,
} from './archive-address.ts'

const searchOf = (address: string) => archiveSearch.parse(new URL(address, 'https://a.cn').searchParams)
const shownAt = (address: string) => viewOf(searchOf(address))
const id = '6f0c2b1e-8d4a-4f3b-9c7e-5a1d2e3f4b5c'

test('an address names a transfer, a paper or a view', () => {
  expect(searchOf(addressOfTransfer(id)).transfer).toBe(id)
  expect(searchOf(addressOfCheck('K7MPACDE34679XYW')).verify).toBe('K7MPACDE34679XYW')
  expect(addressOfView('guide')).toBe('/archives/index')
  expect(addressOfCheck()).toBe('/archives/index?verify=')
  expect(shownAt(addressOfTransfer(id))).toBe('transfer')
  expect(shownAt(addressOfCheck())).toBe('verify')
  expect(shownAt(addressOfView('apply'))).toBe('apply')
  expect(shownAt('/archives/index?view=toString')).toBe('guide')
})

test('a code is read as it was printed or typed; what cannot be one is none', () => {
  const codeIn = (verify: string) => archiveSearch.parse(new URLSearchParams({ verify })).verify
  expect(codeIn(' k7mp-acde 3467-9xyw')).toBe('K7MPACDE34679XYW')
  expect(codeIn('K7MP')).toBe('')
  expect(archiveSearch.parse(new URLSearchParams({ transfer: '../x' })).transfer).toBe('')
  expect(groupedCode('K7MPACDE34679XYW')).toBe('K7MP-ACDE-3467-9XYW')
})
