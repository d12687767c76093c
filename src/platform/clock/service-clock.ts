import { useSyncExternalStore } from 'react'

/** What an answer needs on its way; a difference of clocks within it cannot be told from that. */
const ON_THE_WAY_MS = 2_000

let offset = 0
const listeners = new Set<() => void>()

/** Takes the service's time from an answer: its whole second, and this device's clock in milliseconds. */
export function learnServiceTime(seconds: number, now: number): void {
  const difference = seconds * 1000 - now
  const next = Math.abs(difference) <= ON_THE_WAY_MS ? 0 : difference
  // The last word moves by the second that answers are dated to: what follows it would tremble.
  if (next === offset || (next !== 0 && Math.abs(next - offset) <= ON_THE_WAY_MS)) return
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
