import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isRetry, retryLater, waitBefore } from './retry.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it.each([
  [0, 0.75],
  [0.999, 1.25],
])('waits ever longer, and never much beyond half a minute (chance %f)', (chance, factor) => {
  vi.spyOn(Math, 'random').mockReturnValue(chance)
  const waits = [1, 2, 3, 4, 5, 60].map(tries => Math.round(waitBefore(tries) / factor / 100) / 10)
  expect(waits).toEqual([3, 6, 12, 24, 30, 30])
})

it('tries again as what it is, once its time has come, and is no retry before and after', () => {
  const seen: boolean[] = []
  const revalidate = vi.fn(async () => seen.push(isRetry()) > 0)
  const config = {} as Parameters<typeof retryLater>[2]
  retryLater(new Error('offline'), '/key', config, revalidate, { retryCount: 7, dedupe: true })
  expect([revalidate.mock.calls.length, isRetry()]).toEqual([0, false])
  vi.advanceTimersByTime(40_000)
  expect(revalidate).toHaveBeenCalledExactlyOnceWith({ retryCount: 7, dedupe: true })
  expect([seen, isRetry()]).toEqual([[true], false])
})
