import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react'
import { useServiceOffset } from './service-clock.ts'

const MINUTE = 60_000

/** When the page was rendered on the service (milliseconds since the epoch); null where it was not. */
export const RenderedAtContext = createContext<number | null>(null)

/** How long what is shown is still the present to the minute, in milliseconds: 0 where it is not. */
export const freshFor = (shown: number, now: number): number =>
  Math.abs(now - shown) < MINUTE ? Math.min(MINUTE, shown + MINUTE - now) : 0

const never = (): (() => void) => never

/**
 * The present moment, in milliseconds, never more than a minute old. What takes over from the service's HTML begins with the
 * service's moment, so that "3 小时前" reads the same in both.
 */
export function useNow(): number {
  const renderedAt = use(RenderedAtContext)
  let drawnAt = renderedAt
  // React asks the first where there is no HTML to take over. The answers are alike, so that nothing is drawn anew for it.
  useSyncExternalStore(
    never,
    () => {
      drawnAt = null
      return null
    },
    () => null,
  )
  const [first] = useState(() => drawnAt ?? Date.now())
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

/** The present moment on the service's clock, in milliseconds, to the minute: what windows of time are judged by. */
export function useServiceNow(): number {
  const renderedAt = use(RenderedAtContext)
  const now = useNow()
  const offset = useServiceOffset()
  // What the page was rendered with is the service's own; later minutes are this device's.
  return now === renderedAt ? now : now + offset
}
