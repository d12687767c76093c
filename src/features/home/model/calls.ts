import { siteDataStatistics } from '#contract/companies'
import { brandCompanies, newestJobs } from '#contract/jobs'
import { listArticles, listDeadlines } from '#contract/news'
import { type RouteCall, type RouteRequest, routeCall } from '#platform/routing'
import { groupOf } from './group.ts'

export const JOBS = 6
export const BRANDS = 4
export const NOTICES = 4
export const DEADLINES = 2

/** What the home page reads: the same calls for its hooks, for links that warm it and for the service. */
export const homeCalls = ({ query }: RouteRequest): RouteCall[] => [
  routeCall(newestJobs, { group: groupOf(query), size: JOBS }),
  routeCall(brandCompanies, { size: BRANDS }),
  routeCall(listArticles, { pageSize: NOTICES, brief: '1' }),
  routeCall(listDeadlines, { size: DEADLINES }),
  routeCall(siteDataStatistics, {}),
]
