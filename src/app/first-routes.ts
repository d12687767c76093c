import { companiesRoutes } from '#features/companies/routes'
import { homeRoutes } from '#features/home/routes'
import { jobsRoutes } from '#features/jobs/routes'
import { page, type RouteRecord } from '#platform/routing'

/** Where unknown addresses lead. */
export const notFoundRoute: RouteRecord = {
  path: '/404',
  title: '页面不存在',
  access: 'public',
  load: page(() => import('./NotFoundPage.tsx'), 'NotFoundPage'),
}

/** The pages that people come to first: every visit carries their records, and fetches those of all others when it needs one. */
export const firstRoutes: readonly RouteRecord[] = [...homeRoutes, ...jobsRoutes, ...companiesRoutes, notFoundRoute]
