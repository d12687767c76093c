import { siteConfigs } from '#contract/site'
import { useCall } from '#platform/call'

/** The site's settings: names, hotlines, filing number. */
export function useSiteConfig() {
  const { data, ...state } = useCall(siteConfigs, {}, { forShell: true })
  return { config: data, ...state }
}
