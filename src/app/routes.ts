import { accountRoutes } from '#features/account/routes'
import { companiesRoutes } from '#features/companies/routes'
import { employerRoutes } from '#features/employer/routes'
import { homeRoutes } from '#features/home/routes'
import { jobsRoutes } from '#features/jobs/routes'
import { messagesRoutes } from '#features/messages/routes'
import { newsRoutes } from '#features/news/routes'
import { seekerRoutes } from '#features/seeker/routes'
import { sessionRoutes } from '#features/session/routes'
import { page, type RouteRecord } from '#platform/routing'

/** Where unknown addresses lead. */
export const notFoundRoute: RouteRecord = {
  path: '/404',
  title: '页面不存在',
  access: 'public',
  load: page(() => import('./NotFoundPage.tsx'), 'NotFoundPage'),
}

/** Every page of the portal: the one place that knows all slices. */
export const routes: readonly RouteRecord[] = [
  ...accountRoutes,
  ...jobsRoutes,
  ...sessionRoutes,
  ...companiesRoutes,
  ...homeRoutes,
  ...newsRoutes,
  ...messagesRoutes,
  ...seekerRoutes,
  ...employerRoutes,
  notFoundRoute,
]
