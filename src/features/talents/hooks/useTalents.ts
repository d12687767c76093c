import { useEffect, useEffectEvent } from 'react'
import { readTalent } from '#contract/talents'
import { useCall, useRead } from '#platform/call'
import { useSession } from '#platform/session'
import { recommendedRead, talentsRead } from '../reads.ts'

/** A page of people; the page before stays while the next one loads. */
export function useTalents() {
  const { user } = useSession()
  const { data, ...state } = useRead(talentsRead)
  // What the service rendered was for guests: an employer is told more.
  const isForGuests = user?.userType === 1 && data?.list[0]?.name === ''
  const readAgain = useEffectEvent(state.retry)
  useEffect(() => {
    if (isForGuests) readAgain()
  }, [isForGuests])
  return { talents: data, ...state }
}

/** An open resume as the employer may read it. */
export function useTalent(id: string) {
  const { data, ...state } = useCall(readTalent, { id })
  return { talent: data, ...state }
}

/** People for the employer's open postings. */
export function useRecommendations() {
  const { data, ...state } = useRead(recommendedRead)
  return { recommendations: data, ...state }
}
