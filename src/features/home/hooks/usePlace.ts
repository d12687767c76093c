import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { placeOf } from '../model/home-address.ts'

/** The city of the sub-site that one is on; empty on the main site. */
export function usePlace() {
  const [address] = useSearchParams()
  return useMemo(() => placeOf(address), [address])
}
