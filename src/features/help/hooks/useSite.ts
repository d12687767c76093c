import { siteConfigs } from '#contract/site'
import { useCall } from '#platform/call'

/** The site's name and telephone lines: the answer that the frame around the page has already. */
export function useSite() {
  const { data } = useCall(siteConfigs, {}, { forShell: true })
  return { site: data }
}
