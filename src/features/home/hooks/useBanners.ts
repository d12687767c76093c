import { listAdsByAlias } from '#contract/ads'
import { useCall } from '#platform/call'

/** What the home page promotes; read when its place is nearly in sight, so that the document need not carry it. */
export function useBanners() {
  const { data, ...state } = useCall(listAdsByAlias, { alias: 'home' })
  return { banners: data?.list, ...state }
}
