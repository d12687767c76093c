import { useEffect, useState } from 'react'
import { topicOf } from '#contract/events'
import { fairSlots, myFairTicket } from '#contract/fair-visits'
import { useCall, useRead, useRenew } from '#platform/call'
import { useEvents } from '#platform/events'
import { browserStorage } from '#platform/storage'
import { dropTicket, type KeptTicket, keepTicket, readTicket } from '../model/kept-ticket.ts'
import { keepTicketPage } from '../model/offline-page.ts'
import { ticketsRead } from '../reads.ts'

const storage = browserStorage()

export function useTickets() {
  const { data, ...state } = useRead(ticketsRead)
  return { tickets: data, ...state }
}

/**
 * One's own ticket for a fair: the service's, which this browser keeps with the page that shows it, or, where the service
 * can't be reached, the one that was kept. `ticket` null for none. Asked for whether or not it is known who is signed in:
 * without a network nobody can say.
 */
export function useTicket(fair: string) {
  const { data, error, ...state } = useCall(myFairTicket, { fair })
  const [kept, setKept] = useState<KeptTicket | null>(null)
  const renew = useRenew(myFairTicket, fairSlots)
  // Whoever stands before the gate reads of a stop as it is decided.
  useEvents([topicOf.fair(fair)], event => {
    if (event.kind === 'reset' || (event.kind === 'fair.state' && event.data.fair === fair)) void renew()
  })
  const fresh = data?.ticket
  useEffect(() => {
    if (error) return setKept(readTicket(storage, fair))
    setKept(null)
    if (fresh === undefined) return
    if (fresh === null) return dropTicket(storage, fair)
    keepTicket(storage, { ticket: fresh, keptAt: Date.now() })
    void keepTicketPage()
  }, [fresh, error, fair])
  return { ticket: fresh, kept, error, ...state }
}
