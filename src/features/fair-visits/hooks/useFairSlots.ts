import { topicOf } from '#contract/events'
import { fairSlots, myFairTicket } from '#contract/fair-visits'
import { useCall, useRenew } from '#platform/call'
import { useEvents } from '#platform/events'
import { useSession } from '#platform/session'

/** Places change under one's eyes: they are read anew so often. */
const EVERY_MS = 30_000

/** The half hours of a fair, and what is decided about it as it is decided; `fair` null for not yet. */
export function useFairSlots(fair: string | null) {
  const { data, ...state } = useCall(fairSlots, fair === null ? null : { fair }, { refreshInterval: EVERY_MS })
  const renew = useRenew(fairSlots)
  useEvents(fair === null ? [] : [topicOf.fair(fair)], event => {
    if (event.kind === 'reset' || (event.kind === 'fair.state' && event.data.fair === fair)) void renew()
  })
  return { slots: data, ...state }
}

/** One's own ticket for a fair, where an individual is signed in. */
export function useMyTicket(fair: string) {
  const { user } = useSession()
  const isSeeker = user?.userType === 2
  const { data, ...state } = useCall(myFairTicket, isSeeker ? { fair } : null)
  return { ticket: data?.ticket, isSeeker, isEmployer: user?.userType === 1, ...state }
}
