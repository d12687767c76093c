import { listImportantCompanies, searchCompanies } from '#contract/companies'
import { jobDetail, listJobs, similarJobs } from '#contract/jobs'
import { page, type RouteCall, type RouteRecord, type RouteRequest, routeCall } from '#platform/routing'
import { employersOf, IMPORTANT, queryOf } from './model/search.ts'

const employerCall = (employers: NonNullable<ReturnType<typeof employersOf>>): RouteCall => {
  const { t, city, trade } = employers
  return t
    ? routeCall(searchCompanies, { ...employers, pageSize: IMPORTANT })
    : routeCall(listImportantCompanies, { city, trade, pageSize: IMPORTANT })
}

function searchCalls({ query }: RouteRequest): RouteCall[] {
  const search = queryOf(query)
  const employers = employersOf(search)
  return [routeCall(listJobs, search), ...(employers ? [employerCall(employers)] : [])]
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
