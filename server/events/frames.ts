import type { AnyEvent } from '#contract/events'
import { EVENTS_PATH } from '#contract/events'
import { API_PREFIX } from '#contract/wire'
import { seal } from '../http/cipher.ts'
import { formatCursor } from './cursor.ts'
import type { News } from './hub.ts'

const path = API_PREFIX + EVENTS_PATH

/** As it is told, whichever way it goes. */
export const toEvent = ({ cursor, topic, kind, data, at }: News) =>
  ({ id: cursor ? formatCursor(cursor) : '', topic, kind, data, at: at.getTime() }) as AnyEvent

const sealed = new WeakMap<News, string>()

/** One event as a frame of the stream, sealed like an answer; once for all who are told. */
export function frameOf(news: News): string {
  const known = sealed.get(news)
  if (known !== undefined) return known
  const event = toEvent(news)
  const frame = `${event.id && `id: ${event.id}\n`}${dataOf(event)}`
  sealed.set(news, frame)
  return frame
}

function dataOf(event: AnyEvent): string {
  const seconds = Math.floor(event.at / 1_000)
  return `data: ${seconds} ${seal(JSON.stringify(event), { method: 'GET', path, direction: 's2c', seconds })}\n\n`
}

/** Where one begins, so that nothing is missed from the very first moment. */
export const beginFrame = (cursor: string, retryMs: number): string => `retry: ${retryMs}\nid: ${cursor}\n: begin\n\n`

export const resetFrame = (cursor: string, at: Date): string =>
  `id: ${cursor}\n${dataOf({ id: cursor, topic: '', kind: 'reset', at: at.getTime(), data: {} })}`

export const heartbeat = ':\n\n'
/** Comes again after so long: streams that end together do not all come back at once. */
export const farewellFrame = (retryMs: number): string => `retry: ${retryMs}\n\n`
