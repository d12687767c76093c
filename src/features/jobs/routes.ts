import { jobDetail, listJobs, similarJobs } from '#contract/jobs'
import { type RouteRecord, routeCall } from '#platform/routing'
import { queryOf } from './model/search.ts'

export const jobsRoutes: readonly RouteRecord[] = [
  {
    path: '/job-search',
    title: '职位搜索',
    access: 'public',
    load: () =>
      import('./pages/JobSearchPage/JobSearchPage.tsx').then(({ JobSearchPage }) => ({ Page: JobSearchPage })),
    data: ({ query }) => [routeCall(listJobs, queryOf(query))],
  },
  {
    path: '/job-details/no-found',
    title: '职位不存在',
    access: 'public',
    load: () =>
      import('./pages/JobMissingPage/JobMissingPage.tsx').then(({ JobMissingPage }) => ({ Page: JobMissingPage })),
  },
  {
    path: '/job-details/:id',
    title: '职位详情',
    access: 'public',
    load: () =>
      import('./pages/JobDetailsPage/JobDetailsPage.tsx').then(({ JobDetailsPage }) => ({ Page: JobDetailsPage })),
    data: ({ params: { id = '' } }) => [routeCall(jobDetail, { id }), routeCall(similarJobs, { id })],
    notFound: '/job-details/no-found',
  },
]
