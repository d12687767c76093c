import { useRead } from '#platform/call'
import { ownCompanyRead } from '../reads.ts'

/** The company of whoever is signed in, with everything that may be changed. */
export function useOwnCompany() {
  const { data, ...state } = useRead(ownCompanyRead)
  return { company: data, ...state }
}
