import { expect, test } from 'vitest'
import { rowByKey, typeOn } from './row-by-key.ts'

const rows = [
  { key: 'a', label: '南昌市', initials: 'nc' },
  { key: 'b', label: '南康区', initials: 'nk' },
  { key: 'c', label: '𠮷水县', initials: 'js' },
]

test('arrows, Home and End stop at the ends', () => {
  expect(rowByKey('ArrowDown', rows, 0)).toBe('b')
  expect(rowByKey('ArrowDown', rows, 2)).toBeUndefined()
  expect(rowByKey('ArrowUp', rows, 0)).toBeUndefined()
  expect(rowByKey('End', rows, 0)).toBe('c')
  expect(rowByKey('Home', rows, 2)).toBe('a')
})

test('a letter goes on to the next name, a word stays while it fits', () => {
  expect(rowByKey('南', rows, 0)).toBe('b')
  expect(rowByKey('n', rows, 1)).toBe('a')
  expect(rowByKey('k', rows, 0, 'nk')).toBe('b')
  expect(rowByKey('c', rows, 0, 'nc')).toBe('a')
  expect(rowByKey('𠮷', rows, 0)).toBe('c')
})

test('other keys are not ours', () => {
  for (const key of ['Tab', ' ', 'Escape', 'F5']) expect(rowByKey(key, rows, 0)).toBeUndefined()
})

test('quick letters make a word; a pause or the same letter begins anew', () => {
  const first = typeOn({ text: '', time: 0 }, 'n', 1000)
  expect(typeOn(first, 'k', 1200).text).toBe('nk')
  expect(typeOn(first, 'k', 2000).text).toBe('k')
  expect(typeOn(first, 'n', 1100).text).toBe('n')
})
