import { listNavigations, siteConfigs } from '#contract/site'
import { type RouteCall, type RouteRecord, routeCall } from '#platform/routing'
import { siteMapCalls } from './model/site-map-calls.ts'

/** What the frame around every page reads. */
export const siteCalls: readonly RouteCall[] = [routeCall(siteConfigs, {}), routeCall(listNavigations, {})]

/** The map of the site names every page, so it is told by `all` what pages there are. */
export const siteRoutes = (all: () => Promise<readonly RouteRecord[]>): readonly RouteRecord[] => [
  {
    path: '/site-map',
    title: '网站地图',
    access: 'public',
    load: async () => {
      const { siteMapPage } = await import('./pages/SiteMapPage/SiteMapPage.tsx')
      return { Page: siteMapPage(all) }
    },
    data: siteMapCalls,
  },
]
