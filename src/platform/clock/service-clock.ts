import { useSyncExternalStore } from 'react'

/** What an answer needs on its way; a difference of clocks within it cannot be told from that. */
const ON_THE_WAY_MS = 2_000

let offset = 0
const listeners = new Set<() => void>()

/**
 * The service's clock minus this device's after one more answer, in milliseconds: what was known before is kept while the
 * answer does not speak against it, and what cannot be told from the way of the answer is none.
 */
export function offsetAfter(before: number, seconds: number, now: number): number {
  const difference = seconds * 1000 - now
  if (Math.abs(difference - before) <= ON_THE_WAY_MS) return before
  return Math.abs(difference) <= ON_THE_WAY_MS ? 0 : difference
}

/** Takes the service's time from an answer: its second, and this device's clock in milliseconds. */
export function learnServiceTime(seconds: number, now: number): void {
  const next = offsetAfter(offset, seconds, now)
  if (next === offset) return
  offset = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The service's clock minus this device's, in milliseconds, as far as answers have told it: what deadlines are counted by. */
export const useServiceOffset = (): number =>
  useSyncExternalStore(
    subscribe,
    () => offset,
    () => 0,
  )
