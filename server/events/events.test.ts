import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { pollEvents, topicOf } from '#contract/events'
import { logout } from '#contract/session'
import { describeOnBothEngines } from '../db/testing.ts'
import { type Listener, listen } from '../listener.ts'
import { sessionCalls } from '../session/index.ts'
import { createTestService, type TestService } from '../testing.ts'
import { eventsCalls } from './poll.ts'
import { dropEventsBefore } from './queries.ts'
import { listenTo } from './testing.ts'
import { type Told, writeEvents } from './write.ts'

const FAIR = topicOf.fair(7)

describeOnBothEngines('what is told as it happens', open => {
  let service: TestService
  let listener: Listener
  let stop: () => void
  let origin: string
  let streams: Awaited<ReturnType<typeof listenTo>>[]
  beforeEach(async () => {
    service = createTestService(await open(), [...eventsCalls, ...sessionCalls])
    stop = service.app.startTelling()
    listener = await listen(service.app.http.fetch, '127.0.0.1', 0)
    origin = `http://127.0.0.1:${listener.port}`
    streams = []
  })
  afterEach(async () => {
    for (const stream of streams) stream.close()
    stop()
    await listener.stop(0)
  })

  const stream = async (asked: Parameters<typeof listenTo>[1] = {}) => {
    const one = await listenTo(origin, asked)
    streams.push(one)
    return one
  }
  const say = (reason: string, topic = FAIR) =>
    service.db.tx(tx =>
      writeEvents(
        tx,
        [{ topic, kind: 'fair.state', data: { fair: '7', state: 'stopped', reason } }],
        service.clock.now(),
      ),
    )
  const place = (user: string) =>
    service.db.tx(tx =>
      writeEvents(
        tx,
        [{ topic: topicOf.user(user), kind: 'place', data: { fair: '7', participation: randomUUID() } }],
        service.clock.now(),
      ),
    )
  const reasonOf = (event: Awaited<ReturnType<Awaited<ReturnType<typeof stream>>['next']>>) =>
    event?.kind === 'fair.state' ? event.data.reason : event?.kind

  test('reaches everybody who listens to it, sealed, in order and once', async () => {
    const [one, other] = [await stream({ topics: [FAIR] }), await stream({ topics: [topicOf.fair(8), FAIR] })]
    await Promise.all([one.begun(), other.begun()])
    expect(one.response.headers.get('Content-Type')).toContain('text/event-stream')
    expect(one.response.headers.get('Cache-Control')).toBe('no-store, no-transform')
    expect(one.response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    for (const words of ['first', 'second', 'third']) await say(words)
    for (const each of [one, other])
      expect([reasonOf(await each.next()), reasonOf(await each.next()), reasonOf(await each.next())]).toEqual([
        'first',
        'second',
        'third',
      ])
  })

  test('comes in the order in which it was written, however many were written at once', async () => {
    const one = await stream({ topics: [FAIR] })
    await one.begun()
    const many = Array.from({ length: 120 }, (_, at) => String(at))
    await service.db.tx(tx =>
      writeEvents(
        tx,
        many.map(reason => ({ topic: FAIR, kind: 'fair.state', data: { fair: '7', state: 'stopped', reason } })),
        service.clock.now(),
      ),
    )
    const heard: unknown[] = []
    for (const _ of many) heard.push(reasonOf(await one.next()))
    expect(heard).toEqual(many)
  })

  test('goes on where one left off, and tells who was away for too long to read anew', async () => {
    const one = await stream({ topics: [FAIR] })
    const began = await one.begun()
    await say('heard')
    const heard = await one.next()
    one.close()
    await say('missed')
    await say('of another fair', topicOf.fair(8))
    const back = await stream({ topics: [FAIR], last: heard?.id ?? '' })
    expect(reasonOf(await back.next())).toBe('missed')
    await say('later')
    expect(reasonOf(await back.next())).toBe('later')
    service.clock.advance(2 * 3_600)
    await dropEventsBefore(service.db, service.clock.now())
    const late = await stream({ topics: [FAIR], last: began })
    expect(reasonOf(await late.next())).toBe('reset')
  })

  test.each(['99999999999-1', 'rubbish', "1-1'--", ''])('begins anew from a cursor that can’t be: %s', async last => {
    const one = await stream({ topics: [FAIR], last })
    expect(reasonOf(await one.next())).toBe('reset')
    await one.begun()
    await say('after')
    expect(reasonOf(await one.next())).toBe('after')
  })

  test('tells what concerns a person to that person alone', async () => {
    const [mine, theirs] = [await service.seeker(), await service.seeker()]
    const [own, guest, other] = [
      await stream({ token: mine.token, topics: [FAIR] }),
      await stream({ topics: [FAIR] }),
      await stream({ token: theirs.token, topics: [FAIR] }),
    ]
    await Promise.all([own.begun(), guest.begun(), other.begun()])
    await place(mine.id)
    await say('after')
    expect(reasonOf(await own.next())).toBe('place')
    expect([reasonOf(await guest.next()), reasonOf(await other.next())]).toEqual(['after', 'after'])
    const asked = await stream({ topics: [topicOf.user(mine.id)] })
    expect(asked.response.status).toBe(codes.unreadable)
  })

  test('tells who resumes with another person’s cursor their own news and nothing of the other', async () => {
    const [mine, theirs] = [await service.seeker(), await service.seeker()]
    const own = await stream({ token: mine.token, topics: [FAIR] })
    await own.begun()
    await place(mine.id)
    const heard = await own.next()
    own.close()
    await place(mine.id)
    await place(theirs.id)
    await say('to all')
    const other = await stream({ token: theirs.token, topics: [FAIR], last: heard?.id ?? '' })
    expect(await other.next()).toMatchObject({ kind: 'place', topic: topicOf.user(theirs.id) })
    expect(reasonOf(await other.next())).toBe('to all')
    const guest = await stream({ topics: [FAIR], last: heard?.id ?? '' })
    expect(reasonOf(await guest.next())).toBe('to all')
    const { events } = await service.call(pollEvents, { topics: [FAIR], cursor: heard?.id ?? '' }, theirs)
    expect(events.map(({ topic }) => topic)).toEqual([topicOf.user(theirs.id), FAIR])
  })

  test('ends with the session', async () => {
    const person = await service.seeker()
    const one = await stream({ token: person.token })
    await one.begun()
    await service.call(logout, { everywhere: false }, person)
    expect(reasonOf(await one.next())).toBe('signed-out')
    expect(await one.frame()).toBeNull()
    const stale = await stream({ token: person.token })
    expect(reasonOf(await stale.next())).toBe('signed-out')
  })

  test('loses nothing that commits late', async () => {
    const one = await stream({ topics: [FAIR] })
    await one.begun()
    if (service.db.engine === 'pglite') return say('alone')
    const written = Promise.withResolvers<void>()
    const commit = Promise.withResolvers<void>()
    const slow = service.db.tx(async tx => {
      await writeEvents(
        tx,
        [{ topic: FAIR, kind: 'fair.state', data: { fair: '7', state: 'planned', reason: 'slow' } }],
        service.clock.now(),
      )
      written.resolve()
      await commit.promise
    })
    await written.promise
    await say('quick')
    commit.resolve()
    await slow
    expect([reasonOf(await one.next()), reasonOf(await one.next())].toSorted()).toEqual(['quick', 'slow'])
  })

  test('is given to whoever asks again and again, at once where there is something', async () => {
    const { cursor } = await service.call(pollEvents, { topics: [FAIR] })
    await say('while away')
    const { events, cursor: next } = await service.call(pollEvents, { topics: [FAIR], cursor })
    expect(events.map(event => reasonOf(event))).toEqual(['while away'])
    const waiting = service.call(pollEvents, { topics: [FAIR], cursor: next })
    await say('while waiting')
    expect((await waiting).events.map(event => reasonOf(event))).toEqual(['while waiting'])
    expect((await service.call(pollEvents, { topics: [FAIR], cursor: 'x' })).events[0]?.kind).toBe('reset')
  })

  test('comes together once a second for whoever looks at a whole fair', async () => {
    const one = await stream({ topics: [FAIR] })
    await one.begun()
    const participation = randomUUID()
    const line = (waiting: readonly number[]): Told => ({
      topic: topicOf.queue(participation),
      kind: 'queue.line',
      data: {
        fair: '7',
        participation,
        open: true,
        recruiters: 1,
        paceMs: 600_000,
        called: [],
        line: [...waiting],
      },
    })
    // Both within one second, however slow the machine is.
    await service.db.tx(tx => writeEvents(tx, [line([1]), line([1, 2])], service.clock.now()))
    const digest = await one.next()
    expect(digest).toMatchObject({ id: '', kind: 'fair.boards', data: { fair: '7' } })
    const last = digest?.kind === 'fair.boards' ? digest.data.boards.at(-1) : undefined
    expect(last?.participation).toBe(participation)
    expect(last).toMatchObject({ staffed: true, waiting: 2, wait: { from: 1_200_000, to: 1_200_000 } })
  })

  test('asks whoever it ends to come again, each at a time of their own', async () => {
    const one = await stream({ topics: [FAIR] })
    await one.begun()
    stop()
    const last = await one.frame()
    expect(Number(last?.retry)).toBeGreaterThanOrEqual(500)
    expect(await one.frame()).toBeNull()
  })
})
