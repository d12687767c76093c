import { listSubsiteCompanies, siteDataStatistics } from '#contract/companies'
import { brandCompanies, newestJobs } from '#contract/jobs'
import { listArticles, listDeadlines } from '#contract/news'
import { listSubSites } from '#contract/site'
import { read } from '#platform/routing'
import { homeAddress, placeOf } from './model/home-address.ts'

/** How many employers of a sub-site's city are shown. */
export const HIRING = 8

/** The jobs of the tab that the address names. */
export const homeJobsRead = read(
  newestJobs,
  ({ query }) => ({ group: homeAddress.parse(query).jobs, size: 6, ...placeOf(query) }),
  { keepPreviousData: true },
)

export const brandsRead = read(brandCompanies, ({ query }) => ({ size: 4, ...placeOf(query) }))

export const noticesRead = read(listArticles, ({ query }) => ({ pageSize: 4, brief: '1', ...placeOf(query) }))

export const deadlinesRead = read(listDeadlines, ({ query }) => ({ size: 2, ...placeOf(query) }))

export const figuresRead = read(siteDataStatistics, ({ query }) => placeOf(query))

/** The sub-sites, for the name of the one that one is on. */
export const subSitesRead = read(listSubSites, ({ query }) => (placeOf(query).city ? {} : null))

/** Employers of a sub-site's city that are hiring. */
export const hiringRead = read(listSubsiteCompanies, ({ query }) => {
  const { city } = placeOf(query)
  return city ? { city, hiring: '1', pageSize: HIRING } : null
})
