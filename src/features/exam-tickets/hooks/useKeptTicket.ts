import { useMemo, useSyncExternalStore } from 'react'
import type { ExamTicket, TicketStage } from '#contract/exam-tickets'
import { useSession } from '#platform/session'
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

function useKept(name: string) {
  const text = useSyncExternalStore(
    subscribe,
    () => storage.get(name),
    () => null,
  )
  return useMemo(() => readKept(text), [text])
}

/**
 * The ticket of a group that this device keeps, for when there is no network, as whoever asks may see it: an account its
 * own; without a network, when nobody knows who asks, what the account that is signed in kept, or else a guest. `asGuest`
 * for what is looked up by name and number.
 */
export function useKeptTicket(exam: string, stage: TicketStage, asGuest = false) {
  const { status, user } = useSession()
  const isAccount = status === 'LOGIN' && !asGuest
  const [accountName, guestName] = [nameOf(exam, stage, 'account'), nameOf(exam, stage, 'guest')]
  const [byAccount, byGuest] = [useKept(accountName), useKept(guestName)]
  const ofAccount = !user || byAccount?.owner === user.userId ? byAccount : null
  const found = asGuest ? byGuest : (ofAccount ?? (isAccount ? null : byGuest))

  const owner = isAccount ? (user?.userId ?? '') : ''
  const write = (ticket: ExamTicket, keptAt: number) => {
    keepTicket(storage, isAccount ? accountName : guestName, keptOf({ exam, owner }, ticket, keptAt))
    tell()
  }
  return {
    kept: found,
    /** Whether the page, too, opens without a network: not every browser can keep one. */
    keep: async (ticket: ExamTicket): Promise<boolean> => {
      write(ticket, Date.now())
      return keepPage()
    },
    /** Replaces what is kept by what holds now. */
    refresh: (ticket: ExamTicket) => write(ticket, Date.now()),
    remove: () => {
      storage.remove(found === byGuest ? guestName : accountName)
      tell()
    },
  }
}
