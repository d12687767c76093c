import { useMemo, useSyncExternalStore } from 'react'
import type { ExamTicket, TicketStage } from '#contract/exam-tickets'
import { browserStorage } from '#platform/storage'
import { keepTicket, keptOf, nameOf, readKept } from '../model/kept-tickets.ts'
import { keepPage } from '../model/offline-page.ts'

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
    /** Whether the page, too, opens without a network: not every browser can keep one. */
    keep: async (ticket: ExamTicket): Promise<boolean> => {
      keepTicket(storage, name, keptOf(exam, ticket, Date.now()))
      tell()
      return keepPage()
    },
    remove: () => {
      storage.remove(name)
      tell()
    },
  }
}
