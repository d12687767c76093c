import { expect, it, vi } from 'vitest'
import type { AnyEvent } from '#contract/events'
import { seal } from '../transport/cipher.ts'
import { createStream, type StreamParts } from './stream.ts'

const at = 1_790_000_000_000
const event = (id: string, reason: string): AnyEvent => ({
  id,
  topic: 'fair:7',
  kind: 'fair.state',
  at,
  data: { fair: '7', state: 'stopped', reason },
})
function frame(told: AnyEvent): string {
  const seconds = at / 1_000
  const binding = { method: 'GET', path: '/api/events/stream', direction: 's2c', seconds } as const
  return `id: ${told.id}\ndata: ${seconds} ${seal(JSON.stringify(told), binding)}\n\n`
}
const begin = (cursor: string) => `retry: 1200\nid: ${cursor}\n: begin\n\n`

/** An answer that brings pieces and then ends, or stays open. */
function answer(
  pieces: readonly string[],
  { ends = true, signal }: { ends?: boolean; signal?: AbortSignal | null } = {},
) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
      if (ends) controller.close()
      signal?.addEventListener('abort', () => controller.error(signal.reason))
    },
  })
  return new Response(body, { status: 200 })
}

/** A listener with one answer after the other; the last one ends it. */
function listening(
  answers: readonly ((init: RequestInit) => Response | Promise<Response>)[],
  call?: StreamParts['transport']['call'],
) {
  const ending = new AbortController()
  const [told, waits, asked, states]: [AnyEvent[], number[], Headers[], boolean[]] = [[], [], [], []]
  const left = [...answers]
  const stream = createStream({
    transport: { call: call ?? (() => Promise.reject(new Error('nobody asks'))) },
    readToken: () => 'token',
    fetch: async (_, init = {}) => {
      asked.push(new Headers(init.headers))
      const next = left.shift()
      if (next) return next(init)
      ending.abort()
      throw new DOMException('over', 'AbortError')
    },
    tell: one => void told.push(one),
    connect: ({ isLive }) => void states.push(isLive),
    now: () => at,
    wait: async ms => void waits.push(ms),
  })
  return { run: () => stream.run(['fair:7'], ending.signal), stop: () => ending.abort(), told, waits, asked, states }
}

it('goes on where it left off when it is cut, and tells nothing twice', async () => {
  const whole = frame(event('5-2', 'second'))
  const one = listening([
    () => answer([begin('5-0'), frame(event('5-1', 'first')), whole.slice(0, 30)]),
    () => answer([whole, begin('5-2')]),
  ])
  await one.run()
  expect(one.told.map(({ id }) => id)).toEqual(['5-1', '5-2'])
  expect(one.asked.map(headers => headers.get('Last-Event-ID'))).toEqual([null, '5-1', '5-2'])
  expect(one.asked[0]?.get('Authorization')).toBe('Bearer token')
  expect(one.waits).toEqual([1200, 1200])
  expect(one.states).toEqual([true, false, true, false])
})

it('waits longer each time that nobody answers, and as long as it is told to', async () => {
  const refuse = () => Promise.reject(new TypeError('Failed to fetch'))
  const one = listening([
    refuse,
    refuse,
    refuse,
    () => new Response(null, { status: 503, headers: { 'Retry-After': '20' } }),
  ])
  await one.run()
  const [first = 0, second = 0, third = 0, told = 0] = one.waits
  expect(first).toBeGreaterThanOrEqual(750)
  expect(first).toBeLessThan(2_250)
  expect(second).toBeGreaterThanOrEqual(1_500)
  expect(third).toBeGreaterThanOrEqual(3_000)
  expect(told).toBeGreaterThanOrEqual(20_000)
})

it('asks again and again where something on the way keeps the stream to itself', async () => {
  vi.useFakeTimers()
  try {
    const asked: string[] = []
    const one = listening([({ signal }) => answer([], { ends: false, signal: signal ?? null })], (async (
      _: unknown,
      { cursor }: { cursor: string },
    ) => {
      asked.push(cursor)
      if (asked.length === 3) one.stop()
      return { events: cursor === '9-0' ? [event('9-1', 'polled')] : [], cursor: cursor === '' ? '9-0' : '9-1' }
    }) as never)
    const done = one.run()
    await vi.advanceTimersByTimeAsync(6_000)
    await done
    expect(asked).toEqual(['', '9-0', '9-1'])
    expect(one.told.map(({ id }) => id)).toEqual(['9-1'])
  } finally {
    vi.useRealTimers()
  }
})

it('begins anew after forty seconds without a word, which heartbeats prevent', async () => {
  vi.useFakeTimers()
  try {
    let push: (text: string) => void = () => {}
    const one = listening([
      ({ signal }) => {
        const body = new ReadableStream<Uint8Array>({
          start(controller) {
            push = text => controller.enqueue(new TextEncoder().encode(text))
            signal?.addEventListener('abort', () => controller.error(signal.reason))
          },
        })
        return new Response(body)
      },
    ])
    const done = one.run()
    await vi.advanceTimersByTimeAsync(10)
    push(begin('3-0'))
    await vi.advanceTimersByTimeAsync(30_000)
    push(':\n\n')
    await vi.advanceTimersByTimeAsync(30_000)
    expect(one.asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(11_000)
    await done
    expect(one.asked).toHaveLength(2)
  } finally {
    vi.useRealTimers()
  }
})

it('ends with the session', async () => {
  const over: AnyEvent = { id: '', topic: '', kind: 'signed-out', at, data: {} }
  const one = listening([() => answer([begin('3-0'), frame(over).replace('id: \n', '')])])
  await one.run()
  expect(one.told.map(({ kind }) => kind)).toEqual(['signed-out'])
  expect(one.asked).toHaveLength(1)
})
