import { createContext, use, useEffect, useState } from 'react'

const MINUTE = 60_000

/** When the page was rendered on the service (milliseconds since the epoch); null where it was not. */
export const RenderedAtContext = createContext<number | null>(null)

/** How long what is shown is still the present to the minute, in milliseconds: 0 where it is not. */
export const freshFor = (shown: number, now: number): number =>
  Math.abs(now - shown) < MINUTE ? Math.min(MINUTE, shown + MINUTE - now) : 0

/**
 * The present moment, in milliseconds, never more than a minute old. The first value is the service's, so that "3 小时前"
 * reads the same in its HTML and in the hydrated page.
 */
export function useNow(): number {
  const renderedAt = use(RenderedAtContext)
  const [first] = useState(() => renderedAt ?? Date.now())
  const [now, setNow] = useState(first)
  useEffect(() => {
    // Within the minute the first value is right, and nothing is drawn a second time.
    let timer = setTimeout(tick, freshFor(first, Date.now()))
    function tick() {
      setNow(Date.now())
      timer = setTimeout(tick, MINUTE)
    }
    return () => clearTimeout(timer)
  }, [first])
  return now
}
