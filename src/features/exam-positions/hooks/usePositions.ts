import { useEffect, useEffectEvent } from 'react'
import type { InputOf } from '#contract/endpoint'
import { listExamPositions } from '#contract/exam-positions'
import { useCall } from '#platform/call'
import { useSession } from '#platform/session'

/** Who looks at positions: only a seeker has a resume to hold against them. */
export type PositionReader = 'guest' | 'seeker' | 'employer'

/**
 * A page of positions; the page before stays while the next one loads, but for what the service has drawn for guests:
 * of that a seeker keeps how many there are, which is the same for everybody, until the own answer with its verdicts is
 * there.
 */
export function usePositions(input: InputOf<typeof listExamPositions> | null) {
  const { user } = useSession()
  const { data, ...state } = useCall(listExamPositions, input, { keepPreviousData: true })
  const reader: PositionReader = user === null ? 'guest' : user.userType === 2 ? 'seeker' : 'employer'
  const askAnew = useEffectEvent(state.retry)
  const isGuests = reader === 'seeker' && data?.facets.fits === null
  useEffect(() => {
    if (isGuests) askAnew()
  }, [isGuests])
  return {
    positions: isGuests ? undefined : data,
    counted: isGuests && input?.fits ? undefined : data,
    ...state,
    isLoading: state.isLoading || isGuests,
    reader,
  }
}
