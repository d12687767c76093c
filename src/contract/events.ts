import type * as z from 'zod/mini'
import { endpoint, type OutputOf } from './endpoint.ts'
import type * as schemas from './schemas/events.ts'

/**
 * What happens is told to whoever listens: as server-sent events, read by `fetch` so that no token stands in an address,
 * or, where something on the way holds a stream back, by asking again and again.
 */
export const EVENTS_PATH = '/events/stream'

/** A line of silence so often tells both sides that the other is still there, in milliseconds. */
export const HEARTBEAT_MS = 15_000

/** After so long without a word a stream is given up and begun anew. */
export const SILENCE_MS = 40_000

/** Whoever asks instead of listening is kept waiting for so long where there is nothing new. */
export const POLL_MS = 20_000

/** Most public topics of one listener: what it looks at, and the queues in which it waits. */
export const MOST_TOPICS = 8

/** A fair, or the queue of one exhibitor; what is about oneself comes unasked. */
export const topicOf = {
  fair: (id: string | number) => `fair:${id}`,
  queue: (participation: string) => `queue:${participation}`,
  user: (id: string) => `user:${id}`,
  company: (id: string | number) => `company:${id}`,
  session: (hash: string) => `session:${hash}`,
} as const

/** What everybody may listen to. */
export const PUBLIC_TOPIC =
  /^(?:fair:[1-9]\d{0,11}|queue:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/

export type AnyEvent = z.output<ReturnType<typeof schemas.anyEvent>>
export type EventKind = AnyEvent['kind']
/** What is told by an event of this kind. */
export type EventData<Kind extends EventKind> = Extract<AnyEvent, { kind: Kind }>['data']

/** What became known since a cursor; without one, the cursor alone. Answers as soon as there is something, or after a while. */
export const pollEvents = endpoint<typeof schemas.pollEvents>({ method: 'GET', path: '/events/poll', access: 'public' })
export type PolledEvents = OutputOf<typeof pollEvents>
