import { useEffect, useState } from 'react'
import { useNow } from '#platform/clock'

const SECOND = 1_000

/** The present moment, in milliseconds, to the second; the service's on both sides at first. */
export function useSecond(): number {
  const first = useNow()
  const [now, setNow] = useState(first)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [])
  return now
}
