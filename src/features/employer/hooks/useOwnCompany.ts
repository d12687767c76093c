import { getOwnCompany } from '#contract/employer'
import { useCall } from '#platform/call'

/** The company of whoever is signed in, with everything that may be changed. */
export function useOwnCompany() {
  const { data, ...state } = useCall(getOwnCompany, {})
  return { company: data, ...state }
}
