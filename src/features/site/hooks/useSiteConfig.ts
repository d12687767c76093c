import { siteConfigs } from '#contract/site'
import { useCall } from '#platform/call'

/** The site's settings: names, hotlines, filing number. */
export function useSiteConfig() {
  const { data, ...state } = useCall(siteConfigs, {}, { forShell: true })
  return { config: data, ...state }
}

/** Name of the site for people; that of the portal until its settings are here. */
export const useSiteTitle = () => useSiteConfig().config?.title ?? '公共就业和人才服务网'
