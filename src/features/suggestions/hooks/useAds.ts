import { useRead } from '#platform/call'
import { adRead, adsRead } from '../reads.ts'

/** What is advertised at present. */
export function useAds() {
  const { data, ...state } = useRead(adsRead)
  return { ads: data?.list, ...state }
}

/** The one that the address names; what has ended is not found. */
export function useAd() {
  const { data, ...state } = useRead(adRead)
  return { ad: data, ...state }
}
