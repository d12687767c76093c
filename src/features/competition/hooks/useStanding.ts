import { competitionStanding } from '#contract/competition'
import { useCall } from '#platform/call'

/** One's own standing; not asked for before somebody is signed in. */
export function useStanding(isSignedIn: boolean) {
  const { data, ...state } = useCall(competitionStanding, isSignedIn ? {} : null)
  return { standing: data, ...state }
}
