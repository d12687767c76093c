import { listImportantCompanies, searchCompanies } from '#contract/companies'
import { jobDetail, jobRelation, listJobs, similarJobs } from '#contract/jobs'
import { listHiddenCompanies } from '#contract/searches'
import { idIn, type RouteRequest, read } from '#platform/routing'
import { employersOf, IMPORTANT, openIn, queryOf } from './model/search.ts'

/** A page of search results. */
export const jobsRead = read(listJobs, ({ query }) => queryOf(query), { keepPreviousData: true })

const employersIn = ({ query }: RouteRequest) => employersOf(queryOf(query))

/** Employers whose name is searched for. */
export const namedCompaniesRead = read(searchCompanies, request => {
  const employers = employersIn(request)
  return employers?.t ? { ...employers, pageSize: IMPORTANT } : null
})

/** Well-known employers, for who searches for employers and has not named one. */
export const importantCompaniesRead = read(listImportantCompanies, request => {
  const employers = employersIn(request)
  if (!employers || employers.t) return null
  const { city, trade } = employers
  return { city, trade, pageSize: IMPORTANT }
})

/** The companies that the seeker has hidden. */
export const hiddenCompaniesRead = read(listHiddenCompanies, () => ({}), { audience: 'seeker' })

/** The job of a job's own page, or the one that is open beside the results of a search. */
function jobIn(request: RouteRequest) {
  if (request.params.id) return idIn(request)
  const id = openIn(request.query)
  return id ? { id } : null
}

/** One vacancy as everybody sees it. */
export const jobRead = read(jobDetail, jobIn)

/** The same, for a page of results that stands without it. */
export const jobBesideRead = { ...jobRead, optional: true }

/** Jobs like this one. */
export const similarJobsRead = read(similarJobs, idIn)

/** What the seeker has to do with the job. */
export const jobRelationRead = read(jobRelation, jobIn, { audience: 'seeker' })
