import { listMenus, siteConfigs } from '#contract/site'
import { type RouteCall, routeCall } from '#platform/routing'

/** What the frame around every page reads. */
export const siteCalls: readonly RouteCall[] = [
  routeCall(siteConfigs, {}),
  routeCall(listMenus, { audience: 'public' }),
]
