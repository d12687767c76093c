import { useEffect, useEffectEvent } from 'react'
import type { InputOf } from '#contract/endpoint'
import { listExamPositions } from '#contract/exam-positions'
import { useCall } from '#platform/call'
import { useSession } from '#platform/session'

/** A page of positions; the page before stays while the next one loads, but for what the service has drawn for guests. */
export function usePositions(input: InputOf<typeof listExamPositions> | null) {
  const { user } = useSession()
  const { data, ...state } = useCall(listExamPositions, input, { keepPreviousData: true })
  const askAnew = useEffectEvent(state.retry)
  // The service has rendered the list for a guest: a seeker's own answer has verdicts.
  const isGuests = user?.userType === 2 && data?.facets.fits === null
  useEffect(() => {
    if (isGuests) askAnew()
  }, [isGuests])
  return {
    positions: isGuests ? undefined : data,
    ...state,
    isLoading: state.isLoading || isGuests,
    isSeeker: user?.userType === 2,
    isGuest: user === null,
  }
}
