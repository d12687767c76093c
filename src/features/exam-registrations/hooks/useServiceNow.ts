import { useNow, useServiceOffset } from '#platform/clock'

/** The present moment on the service's clock, to the minute: what windows of time are judged by. */
export const useServiceNow = (): number => useNow() + useServiceOffset()
