import { useRead } from '#platform/call'
import { revealsRead } from '../reads.ts'

/** Who saw the whole identity number of the registration that the address is about. */
export function useIdentityReveals() {
  const { data, ...state } = useRead(revealsRead)
  return { reveals: data?.list, ...state }
}
