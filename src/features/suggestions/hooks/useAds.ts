import { adDetail, listAds } from '#contract/ads'
import { useCall } from '#platform/call'

const MOST = 50

/** What is advertised at present. */
export function useAds() {
  const { data, ...state } = useCall(listAds, { page: 1, pageSize: MOST })
  return { ads: data?.list, ...state }
}

/** One of them; what has ended is not found. */
export function useAd(id: string) {
  const { data, ...state } = useCall(adDetail, { id })
  return { ad: data, ...state }
}
