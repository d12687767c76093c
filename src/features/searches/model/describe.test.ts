import { expect, test } from 'vitest'
import { describe, nameFor } from './describe.ts'

test('a search is told in words, what nobody knows left out', () => {
  const search = { t: '会计', city: '360700', category: '30101', wage: '999', welfare: ['1'] }
  expect(describe(search)).toBe('会计 · 赣州市 · 会计 · 五险一金')
  expect(nameFor(search)).toBe('会计 赣州市 会计')
})

test('a search for nothing in particular has a name too', () => {
  expect([describe({}), nameFor({})]).toEqual(['全部职位', '全部职位'])
  expect([...nameFor({ t: '𠮷'.repeat(60) })]).toHaveLength(30)
})
