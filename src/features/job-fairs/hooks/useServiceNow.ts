import { use } from 'react'
import { RenderedAtContext, useNow, useServiceOffset } from '#platform/clock'

/** The service's time, by which phases go: to the minute, and what a countdown adds to this device's clock. */
export function useServiceNow(): { now: number; offset: number } {
  const renderedAt = use(RenderedAtContext)
  const now = useNow()
  const offset = useServiceOffset()
  // What the page was rendered with is the service's own; later minutes are this device's.
  return { now: now === renderedAt ? now : now + offset, offset }
}
