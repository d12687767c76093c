import { expect, it } from 'vitest'
import { minuteOf, waitedFor } from './moments.ts'

it('writes a moment to the minute, in China', () => {
  expect(minuteOf(Date.parse('2026-11-24T09:00:30Z'))).toBe('2026-11-24 17:00')
})

it('says how long somebody has waited, and nothing below an hour', () => {
  const now = Date.parse('2026-11-24T17:00:00+08:00')
  expect([0, 3_599_999, 3_600_000, 86_399_999, 86_400_000].map(ms => waitedFor(now - ms, now))).toEqual([
    '不到 1 小时',
    '不到 1 小时',
    '1 小时',
    '23 小时',
    '1 天',
  ])
  expect(waitedFor(now + 5_000, now)).toBe('不到 1 小时')
})
