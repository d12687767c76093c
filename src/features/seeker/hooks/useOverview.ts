import { seekerOverview } from '#contract/seeker'
import { useCall } from '#platform/call'

/** What the seeker's centre shows first. */
export function useOverview() {
  const { data, ...state } = useCall(seekerOverview, {})
  return { overview: data, ...state }
}
