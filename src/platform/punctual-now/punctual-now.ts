import { useEffect, useState } from 'react'
import { useServiceNow, useServiceOffset } from '../clock/index.ts'

const SECOND = 1_000

/**
 * The present moment on the service's clock, in milliseconds, to the minute, and anew as soon as one of these moments has
 * come.
 */
export function usePunctualNow(...moments: readonly number[]): number {
  const offset = useServiceOffset()
  const minute = useServiceNow()
  // Until the next minute: then that says more.
  const [seen, setSeen] = useState({ minute, now: minute })
  const now = seen.minute === minute ? seen.now : minute
  const next = Math.min(...moments.filter(moment => moment > now))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // A clock that is put right, and a device that slept, are noticed within the second.
    const look = () => {
      const present = Date.now() + offset
      if (present >= next) setSeen({ minute, now: present })
      else if (Number.isFinite(next)) timer = setTimeout(look, Math.min(next - present, SECOND))
    }
    look()
    return () => clearTimeout(timer)
  }, [next, offset, minute])
  return now
}
