import { useEffect, useEffectEvent } from 'react'
import type { AnyEvent } from '#contract/events'

type Listener = (event: AnyEvent) => void

export const listeners = new Set<Listener>()

const OWN = /^(?:user|company|session):/

/** Hears what happens: of these topics, and whatever is about oneself. */
export function useEvents(topics: readonly string[], onEvent: Listener): void {
  const hear = useEffectEvent((event: AnyEvent) => {
    if (topics.includes(event.topic) || OWN.test(event.topic)) onEvent(event)
  })
  useEffect(() => {
    const listener: Listener = event => hear(event)
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [])
}
