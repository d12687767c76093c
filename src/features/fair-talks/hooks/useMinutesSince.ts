import { useSyncExternalStore } from 'react'
import { useServiceOffset } from '#platform/clock'

const SECOND = 1000
const MINUTE = 60_000

/** Whoever shows minutes looks at the clock each second, and is drawn anew when the minute is another. */
function subscribe(look: () => void) {
  const timer = setInterval(look, SECOND)
  return () => clearInterval(timer)
}

/** Whole minutes since a moment on the service's clock; 0 within the first, and before it. */
export function useMinutesSince(at: number): number {
  const offset = useServiceOffset()
  const minutes = () => Math.max(0, Math.floor((Date.now() + offset - at) / MINUTE))
  return useSyncExternalStore(subscribe, minutes, minutes)
}
