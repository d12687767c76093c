import fc from 'fast-check'
import { expect, test } from 'vitest'
import { halfWidth } from './half-width.ts'

test('full-width figures become plain', () => {
  expect(halfWidth('１２．５')).toBe('12.5')
  expect(halfWidth('－８０００')).toBe('-8000')
})

test('any number survives a trip through full width', () => {
  const widen = (plain: string) => plain.replace(/[0-9.-]/g, mark => String.fromCharCode(mark.charCodeAt(0) + 0xfee0))
  fc.assert(fc.property(fc.integer(), number => halfWidth(widen(String(number))) === String(number)))
})

test('words are left for the validation to name', () => {
  expect(halfWidth('八千')).toBe('八千')
})
