import { useSyncExternalStore } from 'react'
import type { InputOf } from '#contract/endpoint'
import { findHolder } from '#contract/exam-tickets'
import { useSend } from '#platform/call'
import { passes } from '../model/passes.ts'
import { type Exam, useServiceClock } from './useExam.ts'

/** The pass to an exam's ticket and scores that a guest was given; it lives as long as the page, ten minutes at most. */
export function usePass({ key, window }: Exam) {
  const { send } = useSend(findHolder)
  const { offset } = useServiceClock(window.now)
  const pass = useSyncExternalStore(
    passes.subscribe,
    () => passes.of(key),
    () => null,
  )
  return {
    pass,
    identify: async (holder: InputOf<typeof findHolder>) => {
      const { pass: given, until } = await send(holder)
      passes.keep(key, { pass: given, until: until - offset })
    },
    leave: () => passes.drop(key),
  }
}
