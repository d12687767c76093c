import { useEffect, useEffectEvent, useState } from 'react'
import { topicOf } from '#contract/events'
import { useRead } from '#platform/call'
import { useEvents } from '#platform/events'
import { recruitScreenRead } from '../reads.ts'

const EVERY = 15_000

/**
 * The figures of the wall display, asked for again and again, however long the line is down; the last ones stay meanwhile.
 * What is decided about a fair that is on is shown as it is told.
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
  useEvents((data?.fairs ?? []).map(topicOf.fair), event => {
    if (event.kind === 'reset' || (event.kind === 'fair.state' && data?.fairs.includes(event.data.fair))) retry()
  })
  useEffect(() => {
    noteFirst()
    const timer = setInterval(askAgain, EVERY)
    return () => clearInterval(timer)
  }, [])
  return { screen: data, cameAt, retry, ...state }
}
