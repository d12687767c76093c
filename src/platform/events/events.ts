import type { AnyEvent } from '#contract/events'

export type Hear = (event: AnyEvent) => void

/** Whether what happens is heard just now. */
export interface Connection {
  readonly isLive: boolean
  /** Since when it is not, in milliseconds of this device; null before the first try, and while it is. */
  readonly lostAt: number | null
}

/** Where one hears what happens. */
export interface Events {
  /** Hears events of public topics and all that are about oneself; what is returned ends it. */
  listen(topics: readonly string[], hear: Hear): () => void
  getConnection(): Connection
  subscribe(changed: () => void): () => void
}

/** About oneself or one's session: comes unasked. */
const OWN = /^(?:user|company|session):|^$/

interface Listening {
  readonly topics: readonly string[]
  readonly hear: Hear
}

const before: Connection = { isLive: false, lostAt: null }

/** The listeners of one tab. */
export function createBus(onChange: (topics: readonly string[], isAnybody: boolean) => void = () => undefined) {
  const listening = new Set<Listening>()
  const watching = new Set<() => void>()
  let connection = before
  const change = () => onChange([...new Set([...listening].flatMap(({ topics }) => topics))], listening.size > 0)
  return {
    listen(topics: readonly string[], hear: Hear) {
      const one = { topics, hear }
      listening.add(one)
      change()
      return () => {
        listening.delete(one)
        change()
      }
    },
    tell(event: AnyEvent) {
      for (const { topics, hear } of [...listening])
        if (OWN.test(event.topic) || topics.includes(event.topic)) hear(event)
    },
    connect(next: Connection) {
      if (next.isLive === connection.isLive && next.lostAt === connection.lostAt) return
      connection = next
      for (const changed of [...watching]) changed()
    },
    getConnection: () => connection,
    subscribe(changed: () => void) {
      watching.add(changed)
      return () => void watching.delete(changed)
    },
  }
}
export type Bus = ReturnType<typeof createBus>

/** Where nothing is connected: stories and tests tell it what happens. */
export const quietBus = createBus()

let isQuiet = false

/** From now on parts hear what `quietBus` is told, and nothing of the service. */
export function beQuiet(): void {
  isQuiet = true
}

/** Of each transport one: made for the first part that listens, and not before, so that no other page loads it. */
const made = new WeakMap<object, Events>()

export function eventsOf<Key extends object>(transport: Key | null, make: (transport: Key) => Events): Events {
  if (isQuiet || transport === null) return quietBus
  const known = made.get(transport)
  if (known) return known
  const events = make(transport)
  made.set(transport, events)
  return events
}
