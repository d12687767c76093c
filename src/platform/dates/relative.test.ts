import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatDate } from './format.ts'
import { relativeTime } from './relative.ts'

const at = (text: string) => Date.parse(`${text}+08:00`)
const NOW = at('2025-06-02T14:30:00')

it.each([
  ['2025-06-02T14:29:31', '刚刚'],
  ['2025-06-02T14:30:40', '刚刚'],
  ['2025-06-02T14:29:00', '1 分钟前'],
  ['2025-06-02T13:30:01', '59 分钟前'],
  ['2025-06-02T13:30:00', '1 小时前'],
  ['2025-06-02T11:00:00', '3 小时前'],
  ['2025-06-02T00:00:00', '14 小时前'],
  ['2025-06-01T23:59:59', '昨天'],
  ['2025-06-01T00:00:00', '昨天'],
  ['2025-05-31T23:59:59', '2 天前'],
  ['2025-05-27T00:00:00', '6 天前'],
  ['2025-05-26T23:59:59', '2025-05-26'],
  ['2025-06-03T09:00:00', '2025-06-03'],
])('calls %s %s', (then, words) => {
  expect(relativeTime(at(then), NOW)).toBe(words)
})

it('counts minutes across midnight', () => {
  expect(relativeTime(at('2025-06-01T23:50:00'), at('2025-06-02T00:10:00'))).toBe('20 分钟前')
})

it('shows nothing for what is no timestamp', () => {
  expect(relativeTime('', NOW)).toBe('')
  expect(relativeTime('昨天', NOW)).toBe('')
})

it('always answers in words or with the date', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_000_000_000, max: 2_000_000_000 }), seconds => {
      const words = relativeTime(seconds, NOW)
      expect(words === formatDate(seconds) || /^(刚刚|昨天|[1-9]\d? (分钟|小时|天)前)$/.test(words)).toBe(true)
    }),
  )
})
