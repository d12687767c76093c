import { useMemo, useSyncExternalStore } from 'react'
import type { ExamTicket, TicketStage } from '#contract/exam-tickets'
import { browserStorage } from '#platform/storage'
import { keepTicket, keptOf, nameOf, readKept } from '../model/kept-tickets.ts'

const storage = browserStorage()
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const tell = () => {
  for (const listener of listeners) listener()
}

/** The ticket of a group that this device keeps for when there is no network, and what can be done about it. */
export function useKeptTicket(exam: string, stage: TicketStage) {
  const name = nameOf(exam, stage)
  const text = useSyncExternalStore(
    subscribe,
    () => storage.get(name),
    () => null,
  )
  const kept = useMemo(() => readKept(text), [text])
  return {
    kept,
    keep: (ticket: ExamTicket) => {
      keepTicket(storage, name, keptOf(exam, ticket, Date.now()))
      tell()
    },
    remove: () => {
      storage.remove(name)
      tell()
    },
  }
}
