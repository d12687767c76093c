import { useEffect, useState } from 'react'
import type { OutputOf } from '#contract/endpoint'
import type { ticketTitle } from '#contract/exam-tickets'
import { useRead } from '#platform/call'
import { useRequest } from '#platform/routing'
import { examIn } from '../model/ticket-address.ts'
import type { ExamWindow } from '../model/windows.ts'
import { titleRead, windowRead } from '../reads.ts'

/** An exam as far as its tickets and scores go. */
export interface Exam {
  /** As its address names it: by number or short name. */
  key: string
  title: OutputOf<typeof ticketTitle>
  window: ExamWindow
}

/** The exam that the address names. */
export function useExam() {
  const key = examIn(useRequest())
  const title = useRead(titleRead)
  const window = useRead(windowRead)
  const exam: Exam | undefined = title.data && window.data && { key, title: title.data, window: window.data }
  return {
    exam,
    error: title.error ?? window.error,
    isLoading: title.isLoading || window.isLoading,
    isValidating: title.isValidating || window.isValidating,
    retry: () => {
      title.retry()
      window.retry()
    },
  }
}

/** How far this device's clock is off the service's, which has just said `now`; and what a countdown begins with. */
export function useServiceClock(now: number) {
  const [offset, setOffset] = useState(0)
  useEffect(() => {
    setOffset(now - Date.now())
  }, [now])
  return { offset, startsAt: now }
}
