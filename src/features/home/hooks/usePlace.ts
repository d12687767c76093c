import { useMemo } from 'react'
import { useRequest } from '#platform/routing'
import { placeOf } from '../model/home-address.ts'

/** The city of the sub-site that one is on; empty on the main site. */
export function usePlace() {
  const { query: address } = useRequest()
  return useMemo(() => placeOf(address), [address])
}
