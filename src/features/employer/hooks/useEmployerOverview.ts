import { employerOverview } from '#contract/employer'
import { useCall } from '#platform/call'

/** What waits for the employer today. */
export function useEmployerOverview() {
  const { data, ...state } = useCall(employerOverview, {})
  return { overview: data, ...state }
}
