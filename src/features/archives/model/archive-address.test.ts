import { expect, test } from 'vitest'
import {
  addressOfCheck,
  addressOfTransfer,
  codeOf,
  groupedCode,
  serviceViewOf,
  transferIdOf,
} from './archive-address.ts'

const queryOf = (address: string) => new URL(address, 'https://a.cn').searchParams
const id = '6f0c2b1e-8d4a-4f3b-9c7e-5a1d2e3f4b5c'

test('an address names a transfer, a paper or a view', () => {
  expect(transferIdOf(queryOf(addressOfTransfer(id)))).toBe(id)
  expect(codeOf(queryOf(addressOfCheck('K7MPACDE34679XYW')))).toBe('K7MPACDE34679XYW')
  expect(serviceViewOf(queryOf(addressOfTransfer(id)))).toBe('transfer')
  expect(serviceViewOf(queryOf(addressOfCheck()))).toBe('verify')
  expect(serviceViewOf(queryOf('/archives/index?view=apply'))).toBe('apply')
  expect(serviceViewOf(queryOf('/archives/index?view=toString'))).toBe('guide')
})

test('a code is read as it was printed or typed; what cannot be one is none', () => {
  expect(codeOf(new URLSearchParams({ verify: ' k7mp-acde 3467-9xyw' }))).toBe('K7MPACDE34679XYW')
  expect(codeOf(new URLSearchParams({ verify: 'K7MP' }))).toBe('')
  expect(transferIdOf(new URLSearchParams({ transfer: '../x' }))).toBe('')
  expect(groupedCode('K7MPACDE34679XYW')).toBe('K7MP-ACDE-3467-9XYW')
})
