import { listSubsiteCompanies, siteDataStatistics } from '#contract/companies'
import { brandCompanies, newestJobs } from '#contract/jobs'
import { listArticles, listDeadlines } from '#contract/news'
import { listSubSites } from '#contract/site'
import { type RouteCall, type RouteRequest, routeCall } from '#platform/routing'
import { groupOf } from './group.ts'
import { placeOf } from './place.ts'

export const JOBS = 6
export const BRANDS = 4
/** Employers of a sub-site's city. */
export const HIRING = 8
export const NOTICES = 4
export const DEADLINES = 2

/** What a sub-site's home page reads besides. */
const callsOf = ({ city }: { city?: string }): RouteCall[] =>
  city ? [routeCall(listSubSites, {}), routeCall(listSubsiteCompanies, { city, hiring: '1', pageSize: HIRING })] : []

/** What the home page reads: the same calls for its hooks, for links that warm it and for the service. */
export const homeCalls = ({ query }: RouteRequest): RouteCall[] => [
  routeCall(newestJobs, { group: groupOf(query), size: JOBS, ...placeOf(query) }),
  routeCall(brandCompanies, { size: BRANDS, ...placeOf(query) }),
  routeCall(listArticles, { pageSize: NOTICES, brief: '1', ...placeOf(query) }),
  routeCall(listDeadlines, { size: DEADLINES, ...placeOf(query) }),
  routeCall(siteDataStatistics, placeOf(query)),
  ...callsOf(placeOf(query)),
]
