import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Ticker } from './ticker.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('works again after each pause, never twice at once', async () => {
  const calls: PromiseWithResolvers<void>[] = []
  const ticker = new Ticker(1_000, () => {
    const call = Promise.withResolvers<void>()
    calls.push(call)
    return call.promise
  })
  ticker.start()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(calls).toHaveLength(1)
  calls[0]?.resolve()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(calls).toHaveLength(2)
})

test('stops only when the work under way has ended, and for good', async () => {
  const work = Promise.withResolvers<void>()
  const call = vi.fn(() => work.promise)
  const ticker = new Ticker(1_000, call)
  ticker.start()
  await vi.advanceTimersByTimeAsync(1_000)
  const stopped = vi.fn()
  const stopping = ticker.stop().then(stopped)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(stopped).not.toHaveBeenCalled()
  work.resolve()
  await stopping
  await vi.advanceTimersByTimeAsync(60_000)
  expect(call).toHaveBeenCalledOnce()
})
