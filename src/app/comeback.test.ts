import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { awaitComeback } from './comeback.ts'

let status: number | undefined
const back = vi.fn()
const line = new EventTarget()
const page = Object.assign(new EventTarget(), { hidden: false })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', line.addEventListener.bind(line))
  vi.stubGlobal('removeEventListener', line.removeEventListener.bind(line))
  vi.stubGlobal('document', page)
  page.hidden = false
  vi.stubGlobal('fetch', async () => {
    if (status === undefined) throw new TypeError('Failed to fetch')
    return new Response(null, { status })
  })
  status = undefined
  back.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([undefined, 503])('waits while the service answers %s, and comes back when it answers', async found => {
  status = found
  const stop = awaitComeback(back)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(back).not.toHaveBeenCalled()
  status = 200
  await vi.advanceTimersByTimeAsync(10_000)
  expect(back).toHaveBeenCalledOnce()
  stop()
})

test('asks as soon as the line is back', async () => {
  status = 200
  const stop = awaitComeback(back)
  line.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(back).toHaveBeenCalledOnce()
  stop()
})

test('asks nobody once nobody waits', async () => {
  status = 200
  awaitComeback(back)()
  line.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(back).not.toHaveBeenCalled()
})

test('asks nothing on a page that nobody looks at, and asks when somebody does', async () => {
  status = 200
  page.hidden = true
  const stop = awaitComeback(back)
  line.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(back).not.toHaveBeenCalled()
  page.hidden = false
  page.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(back).toHaveBeenCalledOnce()
  stop()
})
