import type { RouteRecord } from '#platform/routing'
import { firstRoutes } from './first-routes.ts'
import { loadSlices } from './slices.ts'

const SITE_MAP = 'src/app/site-map.ts'

const loadSiteMap = async () => (await import('./site-map.ts')).siteMapRoutes

/** Fetches every page of the portal: the one place that knows all of them. */
export async function loadRoutes(): Promise<readonly RouteRecord[]> {
  const [slices, siteMap] = await Promise.all([loadSlices(), loadSiteMap()])
  return [...slices.map(([route]) => route), ...siteMap, ...firstRoutes]
}

/** Which module a record comes with, as the build's manifest names it; records that every visit carries come with none. */
export async function loadModules(): Promise<ReadonlyMap<RouteRecord, string>> {
  const [slices, siteMap] = await Promise.all([loadSlices(), loadSiteMap()])
  return new Map([...slices, ...siteMap.map(route => [route, SITE_MAP] as const)])
}
