import { use, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { TransportContext } from '../call/index.ts'
import { useSessionStore } from '../session/index.ts'
import { createEvents } from './create.ts'
import { type Connection, type Events, eventsOf, type Hear } from './events.ts'

function useSource(): Events {
  const transport = use(TransportContext)
  const session = useSessionStore()
  return eventsOf(transport, given =>
    createEvents({ window, transport: given, readToken: session.readToken, onSession: session.subscribe }),
  )
}

const SEPARATOR = ' '

/**
 * Hears what happens while the part is on screen: of these topics (made by `topicOf`), and whatever is about oneself. After
 * a `reset` some of it may have been missed: what is shown is to be read anew.
 */
export function useEvents(topics: readonly string[], onEvent: Hear): void {
  const events = useSource()
  const hear = useEffectEvent(onEvent)
  const asked = [...new Set(topics)].sort().join(SEPARATOR)
  useEffect(() => {
    const stop = events.listen(asked === '' ? [] : asked.split(SEPARATOR), event => hear(event))
    return () => stop()
  }, [events, asked])
}

const unknown: Connection = { isLive: false, lostAt: null }

/** Whether what happens is heard just now. */
export function useConnection(): Connection {
  const events = useSource()
  return useSyncExternalStore(events.subscribe, events.getConnection, () => unknown)
}
