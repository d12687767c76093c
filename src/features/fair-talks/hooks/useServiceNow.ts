import { useEffect, useState } from 'react'
import { useServiceOffset } from '#platform/clock'

const SECOND = 1000

/** The present moment on the service's clock, anew whenever one of these moments has passed: what is shown changes then. */
export function useServiceNow(...moments: readonly number[]): number {
  const offset = useServiceOffset()
  const [now, setNow] = useState(() => Date.now() + offset)
  const next = Math.min(...moments.filter(moment => moment > now))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // A clock that is put right, and a device that slept, are noticed within the second.
    const look = () => {
      const left = next - (Date.now() + offset)
      if (left <= 0) setNow(Date.now() + offset)
      else if (Number.isFinite(left)) timer = setTimeout(look, Math.min(left, SECOND))
    }
    look()
    return () => clearTimeout(timer)
  }, [next, offset])
  return now
}
