import type * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import type * as schemas from './schemas/jobs.ts'

export { type JobDraft, type JobPosting, type JobState, jobStates, type OwnJob } from './job-posting.ts'
export type { JobSummary } from './job-summary.ts'

export const jobSorts = ['relevance', 'newest', 'pay', 'hot'] as const
export type JobSort = (typeof jobSorts)[number]

export type JobQuery = z.input<ReturnType<typeof schemas.jobQuery>>

export type JobDetail = z.output<ReturnType<typeof schemas.jobDetailFields>>

export const listJobs = endpoint<typeof schemas.listJobs>({
  method: 'GET',
  path: '/company_jobs/list',
  access: 'public',
})

/**
 * How many jobs each choice of a filter would leave, with what else is chosen: of one-of-many filters without their own
 * choice, of welfare beside it. A capped count is at least that many; a choice that nobody has counted is left out.
 */
export const countFacets = endpoint<typeof schemas.countFacets>({
  method: 'GET',
  path: '/company_jobs/facets',
  access: 'public',
})

/**
 * The places beside the chosen district, or beside the chosen city where no district is, with how many jobs the same search
 * has there; most first, those alone that have some. Asked for where the chosen place has few. Empty without a place.
 */
export const countNeighbours = endpoint<typeof schemas.countNeighbours>({
  method: 'GET',
  path: '/company_jobs/neighbours',
  access: 'public',
})

/** A public job page. A job that is gone or was never published answers `notFound`; an expired one has status ≠ 1. */
export const jobDetail = endpoint<typeof schemas.jobDetail>({
  method: 'GET',
  path: '/job_detail',
  access: 'public',
})

/** What the signed-in seeker has to do with a job: fills in after the public page is there. */
export const jobRelation = endpoint<typeof schemas.jobRelation>({
  method: 'GET',
  path: '/company_jobs/relation',
  access: 'type2',
})

export const similarJobs = endpoint<typeof schemas.similarJobs>({
  method: 'GET',
  path: '/company_jobs/similar',
  access: 'public',
})

export const jobGroups = ['newest', 'hot', 'urgent', 'graduate', 'flexible'] as const
export type JobGroup = (typeof jobGroups)[number]

/** Short lists for the home page. */
export const newestJobs = endpoint<typeof schemas.newestJobs>({
  method: 'GET',
  path: '/company_jobs/newestList',
  access: 'public',
})

/** Open jobs counted by category of the first level. */
export const countJobsByCategory = endpoint<typeof schemas.countJobsByCategory>({
  method: 'GET',
  path: '/company_jobs/groupList',
  access: 'public',
})

export const brandCompanies = endpoint<typeof schemas.brandCompanies>({
  method: 'GET',
  path: '/company_jobs/brandEnterprise',
  access: 'public',
})

export const hotJobCategories = endpoint<typeof schemas.hotJobCategories>({
  method: 'POST',
  path: '/hot_job_categories',
  access: 'public',
})
