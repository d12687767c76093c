import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AnyEvent, topicOf } from '#contract/events'
import { describeOnPostgres } from '../../server/db/testing.ts'
import { eventsCalls } from '../../server/events/poll.ts'
import { writeEvents } from '../../server/events/write.ts'
import { type Listener, listen } from '../../server/listener.ts'
import { createTestService, type TestService } from '../../server/testing.ts'
import { createStream } from '../../src/platform/events/stream.ts'
import { createTransport } from '../../src/platform/transport/index.ts'
import { type Carry, cutAfter, heldBack, type Proxied, proxyBefore, through } from './proxy.ts'

const FAIR = topicOf.fair(7)

/** The service and the portal's own listener, with something between them that does not carry streams as they come. */
describeOnPostgres('what happens, told through a proxy', open => {
  let service: TestService
  let listener: Listener
  let stopTelling: () => void
  let ends: (() => unknown)[]
  beforeEach(async () => {
    service = createTestService(await open(), eventsCalls)
    stopTelling = service.app.startTelling()
    listener = await listen(service.app.http.fetch, '127.0.0.1', 0)
    ends = []
  })
  afterEach(async () => {
    for (const end of ends.splice(0)) await end()
    stopTelling()
    await listener.stop(0)
  })

  const say = (reasons: readonly string[]) =>
    service.db.tx(tx =>
      writeEvents(
        tx,
        reasons.map(reason => ({ topic: FAIR, kind: 'fair.state', data: { fair: '7', state: 'stopped', reason } })),
        service.clock.now(),
      ),
    )

  const reasonOf = (event: AnyEvent | null) => (event?.kind === 'fair.state' ? event.data.reason : event?.kind)

  async function proxy(carry: Carry): Promise<Proxied> {
    const one = await proxyBefore(listener.port, carry)
    ends.push(one.stop)
    return one
  }

  /** As a page of the portal listens; nothing happens that is told before it has begun to. */
  async function hearThrough({ origin }: Proxied): Promise<string[]> {
    const heard: string[] = []
    const ending = new AbortController()
    const live = Promise.withResolvers<void>()
    const stream = createStream({
      transport: createTransport({
        readToken: () => null,
        isSignedIn: () => false,
        notify: () => undefined,
        onSignInAgain: () => undefined,
        origin,
        now: () => service.clock.now().getTime(),
      }),
      readToken: () => null,
      fetch: (path, init) => fetch(new URL(String(path), origin), init),
      tell: event => void heard.push(String(reasonOf(event))),
      connect: ({ isLive }) => isLive && live.resolve(),
      now: Date.now,
      wait: () => new Promise(done => setImmediate(done)),
    })
    const running = stream.run([FAIR], ending.signal)
    ends.unshift(() => {
      ending.abort()
      return running
    })
    await live.promise
    return heard
  }

  const numbered = (from: number, to: number, words = '') =>
    Array.from({ length: to - from }, (_, at) => `${from + at}${words}`)
  /** What is written without a call is read within two seconds (hub), on a machine that may be busy. */
  const patience = { timeout: 60_000 } as const

  test('that cuts it again and again in the middle of a line: everything is heard, in order and once', async () => {
    const between = await proxy(cutAfter(nth => 900 + nth * 171))
    const heard = await hearThrough(between)
    for (const from of [0, 12, 24, 36]) {
      await say(numbered(from, from + 12))
      await expect.poll(() => heard.length, patience).toBe(from + 12)
    }
    expect(heard).toEqual(numbered(0, 48))
    expect(between.streams()).toBeGreaterThan(3)
  })

  test('that keeps it to itself: it is asked for instead', async () => {
    const between = await proxy(heldBack)
    const heard = await hearThrough(between)
    await say(['one'])
    await expect.poll(() => heard, patience).toEqual(['one'])
    await say(['two', 'three'])
    await expect.poll(() => heard, patience).toEqual(['one', 'two', 'three'])
    expect(between.streams()).toBe(1)
  })

  test('that stalls: who reads so slowly is cut off, holds up nobody, comes again and misses nothing', async () => {
    const goOn = Promise.withResolvers<void>()
    const stalled = await proxy((from, to, nth) => {
      if (nth > 0) return through(from, to, nth)
      from.once('data', begin => {
        to.write(begin)
        from.pause()
        void goOn.promise.then(() => from.pipe(to))
      })
    })
    const slow = await hearThrough(stalled)
    const quick = await hearThrough(await proxy(through))
    // More than the machine itself keeps for a connection that nobody reads from.
    const said = numbered(0, 300, '歉'.repeat(10_000))
    for (const from of [0, 100, 200]) {
      await say(said.slice(from, from + 100))
      await expect.poll(() => quick.length, patience).toBe(from + 100)
    }
    expect([quick.length, slow.length, stalled.streams()]).toEqual([300, 0, 1])
    goOn.resolve()
    await expect.poll(() => slow.length, patience).toBe(300)
    expect(slow.every((one, at) => one === said[at])).toBe(true)
    expect(stalled.streams()).toBeGreaterThan(1)
  })
})
