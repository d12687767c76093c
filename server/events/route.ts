import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import { codes } from '#contract/codes'
import { EVENTS_PATH } from '#contract/events'
import { API_PREFIX, headers as headerNames } from '#contract/wire'
import { unixSeconds } from '../clock.ts'
import { faultAnswer } from '../http/answer.ts'
import { authenticate, bearerOf } from '../http/auth.ts'
import { clientAddress, type Env } from '../http/bindings.ts'
import { secure } from '../http/headers.ts'
import type { Services } from '../http/services.ts'
import { formatCursor, parseCursor } from './cursor.ts'
import { beginFrame, frameOf, resetFrame } from './frames.ts'
import type { Streams } from './streams.ts'
import { askedTopics, ownTopics } from './topics.ts'

const PATH = API_PREFIX + EVENTS_PATH

/** Whoever is turned away comes again after so many seconds. */
const LATER = 10
const RETRY_MS = 1_500

/** Nothing on the way may keep it, change it or gather it up. */
const streamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
} as const

/**
 * `GET /api/events/stream?topics=fair:12&topics=queue:…` with `Last-Event-ID`: what happens, as it happens. It is written
 * to the connection itself: thousands of streams are told the same bytes.
 */
export function eventsRoute({ db, clock, settings, hub, logger }: Services, streams: Streams): Hono<Env> {
  const http = new Hono<Env>()
  http.get(PATH, async context => {
    context.set('route', PATH)
    const { outgoing } = context.env
    const now = clock.now()
    const refuse = (code: Parameters<typeof faultAnswer>[0]) => {
      context.set('code', code)
      return faultAnswer(code, unixSeconds(now), LATER)
    }
    const asked = askedTopics(context.req.queries('topics') ?? [])
    if (!outgoing || !asked) return refuse(codes.unreadable)
    const token = bearerOf(context.req.header('Authorization'))
    const user = token === null ? null : await authenticate(db, token, now)
    const address = clientAddress(context, settings)
    if (!streams.hasRoom(address)) return refuse(codes.unavailable)

    const topics = [...asked, ...ownTopics(user)]
    const given = context.req.header('Last-Event-ID')
    const last = given === undefined ? null : parseCursor(given)
    let hear: ReturnType<Streams['add']>['hear'] = () => {}
    const listening = await hub.listen({ topics, hear: news => hear(news) }, last)
    // Whoever believes to be signed in is told that this is over; public topics would say nothing of it.
    const isOver = token !== null && user === null
    const answer = new Headers({ ...streamHeaders, [headerNames.sealedAt]: String(unixSeconds(now)) })
    secure(answer, 200)
    outgoing.writeHead(200, Object.fromEntries(answer))
    const stream = streams.add(outgoing, { address, userId: user?.id ?? null }, listening.stop)
    outgoing.on('error', error => logger.debug('events.stream_broken', { message: error.message }))
    hear = stream.hear
    const cursor = formatCursor(listening.cursor)
    if (listening.isReset || (given !== undefined && last === null)) outgoing.write(resetFrame(cursor, now))
    for (const one of listening.news) outgoing.write(frameOf(one))
    outgoing.write(beginFrame(cursor, RETRY_MS))
    if (isOver) hear([{ cursor: null, topic: '', kind: 'signed-out', data: {}, at: now }])
    if (outgoing.destroyed) listening.stop()
    else listening.begin()
    return RESPONSE_ALREADY_SENT
  })
  return http
}
