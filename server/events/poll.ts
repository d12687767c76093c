import { POLL_MS, pollEvents } from '#contract/events'
import { heardOf } from '../fair-talks/presence.ts'
import type { Context } from '../http/context.ts'
import { serve } from '../http/serve.ts'
import { formatCursor, parseCursor } from './cursor.ts'
import { toEvent } from './frames.ts'
import type { News } from './hub.ts'
import { connectedBy, ownTopics } from './topics.ts'

/** The first news, or none after a while. */
const first = () => {
  const { promise, resolve } = Promise.withResolvers<readonly News[]>()
  const timer = setTimeout(() => resolve([]), POLL_MS)
  return { promise: promise.finally(() => clearTimeout(timer)), resolve }
}

async function poll({ topics, cursor }: { topics: string[]; cursor: string }, { db, hub, user, now }: Context) {
  if (user) await heardOf(db, connectedBy(user), now)
  const since = cursor === '' ? null : parseCursor(cursor)
  const waiting = first()
  const listening = await hub.listen({ topics: [...topics, ...ownTopics(user)], hear: waiting.resolve }, since)
  try {
    const start = formatCursor(listening.cursor)
    if (listening.isReset || (cursor !== '' && since === null))
      return { events: [{ id: start, topic: '', kind: 'reset' as const, at: now.getTime(), data: {} }], cursor: start }
    if (cursor === '') return { events: [], cursor: start }
    listening.begin()
    const news = listening.news.length > 0 ? listening.news : await waiting.promise
    const last = news.findLast(one => one.cursor !== null)?.cursor
    return { events: news.map(toEvent), cursor: last ? formatCursor(last) : start }
  } finally {
    waiting.resolve([])
    listening.stop()
  }
}

/** For whoever can't be told as it happens. */
export const eventsCalls = [serve(pollEvents, { isHeld: true, handle: poll })]
