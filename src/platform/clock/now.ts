import { createContext, use, useEffect, useState } from 'react'

const MINUTE = 60_000

/** When the page was rendered on the service (milliseconds since the epoch); null where it was not. */
export const RenderedAtContext = createContext<number | null>(null)

/**
 * The present moment, in milliseconds, to the minute. The first value is the service's, so that "3 小时前" reads the same
 * in its HTML and in the hydrated page.
 */
export function useNow(): number {
  const renderedAt = use(RenderedAtContext)
  const [now, setNow] = useState(() => renderedAt ?? Date.now())
  useEffect(() => {
    // Within the minute the first value is right, and nothing is drawn a second time.
    setNow(then => (Math.abs(Date.now() - then) < MINUTE ? then : Date.now()))
    const timer = setInterval(() => setNow(Date.now()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}
