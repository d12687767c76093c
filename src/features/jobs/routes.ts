import { listImportantCompanies, searchCompanies } from '#contract/companies'
import { jobDetail, listJobs, similarJobs } from '#contract/jobs'
import { page, type RouteCall, type RouteRecord, type RouteRequest, routeCall } from '#platform/routing'
import { employersOf, IMPORTANT, namedOf, queryOf } from './model/search.ts'

function searchCalls({ query }: RouteRequest): RouteCall[] {
  const search = queryOf(query)
  const employers = employersOf(search)
  const named = namedOf(search)
  return [
    routeCall(listJobs, search),
    ...(employers ? [routeCall(listImportantCompanies, { ...employers, pageSize: IMPORTANT })] : []),
    ...(named ? [routeCall(searchCompanies, { ...named, pageSize: IMPORTANT })] : []),
  ]
}

export const jobsRoutes: readonly RouteRecord[] = [
  {
    path: '/job-search',
    title: '职位搜索',
    access: 'public',
    load: page(() => import('./pages/JobSearchPage/JobSearchPage.tsx'), 'JobSearchPage'),
    data: searchCalls,
  },
  {
    path: '/job-details/no-found',
    title: '职位不存在',
    access: 'public',
    load: page(() => import('./pages/JobMissingPage/JobMissingPage.tsx'), 'JobMissingPage'),
  },
  {
    path: '/job-details/:id',
    title: '职位详情',
    access: 'public',
    load: page(() => import('./pages/JobDetailsPage/JobDetailsPage.tsx'), 'JobDetailsPage'),
    data: ({ params: { id = '' } }) => [routeCall(jobDetail, { id }), routeCall(similarJobs, { id })],
    notFound: '/job-details/no-found',
  },
]
