import { siteRoutes } from '#features/site/routes'
import type { RouteRecord } from '#platform/routing'
import { firstRoutes } from './first-routes.ts'
import { loadSlices } from './slices.ts'

/** The map of the site has a module of its own: it names the pages of all slices, which only its list needs to know. */
export const siteMapRoutes: readonly RouteRecord[] = siteRoutes(async () => {
  return [...(await loadSlices()).map(([route]) => route), ...siteMapRoutes, ...firstRoutes]
})
