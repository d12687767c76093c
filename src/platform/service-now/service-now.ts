import { useEffect, useState, useSyncExternalStore } from 'react'
import { useNow, useServiceOffset } from '../clock/index.ts'

const SECOND = 1_000

const never = () => () => undefined

/** Whether the part takes over what the service has drawn, which it has to draw alike at first. */
const useTakesOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )

/**
 * The present moment on the service's clock, to the minute, and anew as soon as one of these moments has come: what windows
 * of time are judged by.
 */
export function useServiceNow(...moments: readonly number[]): number {
  const offset = useServiceOffset()
  const minute = useNow()
  const takesOver = useTakesOver()
  // Until the next minute: then the device's clock says more.
  const [seen, setSeen] = useState(() => ({ minute, at: takesOver ? minute : Date.now() }))
  const now = (seen.minute === minute ? seen.at : minute) + offset
  const next = Math.min(...moments.filter(moment => moment > now))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // A clock that is put right, and a device that slept, are noticed within the second.
    const look = () => {
      const left = next - (Date.now() + offset)
      if (left <= 0) setSeen({ minute, at: Date.now() })
      else if (Number.isFinite(left)) timer = setTimeout(look, Math.min(left, SECOND))
    }
    look()
    return () => clearTimeout(timer)
  }, [next, offset, minute])
  return now
}
