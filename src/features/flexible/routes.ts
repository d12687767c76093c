import { flexibleJobInfo, listFlexibleJobs } from '#contract/flexible'
import { page, type RouteRecord, routeCall } from '#platform/routing'
import { jobOf, queryOf } from './model/query.ts'

export const flexibleRoutes: readonly RouteRecord[] = [
  {
    path: '/flexible',
    title: '灵活就业',
    access: 'public',
    load: page(() => import('./pages/FlexiblePage/FlexiblePage.tsx'), 'FlexiblePage'),
    data: ({ query }) => {
      const id = jobOf(query)
      return id ? [routeCall(flexibleJobInfo, { id })] : [routeCall(listFlexibleJobs, queryOf(query))]
    },
  },
]
