import { use, useState } from 'react'
import { RenderedAtContext, useNow } from '#platform/clock'

/**
 * The service's clock minus this device's, by when the document's first byte came; 0 where that is not known, as for a
 * document that this browser had kept.
 */
function offsetSince(renderedAt: number | null): number {
  const [arrival] = renderedAt === null ? [] : performance.getEntriesByType('navigation')
  if (renderedAt === null || !(arrival && 'responseStart' in arrival && 'transferSize' in arrival)) return 0
  if (arrival.transferSize === 0) return 0
  return Math.round(renderedAt - performance.timeOrigin - Number(arrival.responseStart))
}

/** The service's time, by which everything closes: to the minute, and what a countdown adds to this device's clock. */
export function useServiceClock(): { now: number; offset: number } {
  const renderedAt = use(RenderedAtContext)
  const now = useNow()
  const [offset] = useState(() => offsetSince(renderedAt))
  // What the page was rendered with is the service's own; later minutes are this device's.
  return { now: now === renderedAt ? now : now + offset, offset }
}
