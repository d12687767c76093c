import { useEffect, useEffectEvent, useState } from 'react'
import { useRead } from '#platform/call'
import { recruitScreenRead } from '../reads.ts'

const EVERY = 15_000

/**
 * The figures of the wall display, asked for again and again, however long the line is down; the last ones stay meanwhile.
 * `cameAt` is when an answer last came, by this machine's clock; null before the page runs.
 */
export function useRecruitScreen() {
  const [cameAt, setCameAt] = useState<number | null>(null)
  const noteArrival = () => setCameAt(Date.now())
  const { data, retry, ...state } = useRead(recruitScreenRead, { onSuccess: noteArrival })
  const noteFirst = useEffectEvent(() => {
    if (data) noteArrival()
  })
  const askAgain = useEffectEvent(() => retry())
  useEffect(() => {
    noteFirst()
    const timer = setInterval(askAgain, EVERY)
    return () => clearInterval(timer)
  }, [])
  return { screen: data, cameAt, retry, ...state }
}
