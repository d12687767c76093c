import { useNow, useServiceOffset } from '#platform/clock'

/** The present moment on the service's clock, to the minute. */
export const useServiceNow = (): number => useNow() + useServiceOffset()
