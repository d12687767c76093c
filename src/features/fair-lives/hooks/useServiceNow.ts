import { useNow, useServiceOffset } from '#platform/clock'

/** The present moment on the service's clock, to the minute, and what this device's clock lacks. */
export function useServiceNow(): { now: number; offset: number } {
  const offset = useServiceOffset()
  return { now: useNow() + offset, offset }
}
