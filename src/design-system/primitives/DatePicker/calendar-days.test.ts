import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { today } from './calendar-days.ts'

const zone = process.env.TZ
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  process.env.TZ = zone
})

// In Santiago clocks go back at the midnight that China has reached, and Santiago not.
test.each(['UTC', 'Asia/Shanghai', 'America/Santiago'])('today is the day in China for a reader in %s', readerZone => {
  process.env.TZ = readerZone
  vi.setSystemTime('2026-04-04T15:59:59Z')
  expect(today()).toBe('2026-04-04')
  vi.setSystemTime('2026-04-04T16:30:00Z')
  expect(today()).toBe('2026-04-05')
})
