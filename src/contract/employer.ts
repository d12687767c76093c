import type * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import type * as schemas from './schemas/employer.ts'

/** Days, today included, for which figures are told. */
export const figurePeriods = ['7', '30', '90'] as const
export type FigurePeriod = (typeof figurePeriods)[number]

/** Orders of jobs by their figures: most viewed, most applied to, fewest applications for its views, slowest answered. */
export const figureOrders = ['views', 'applications', 'rate', 'time'] as const
export type FigureOrder = (typeof figureOrders)[number]

/** What an employer's centre shows first. */
export const employerOverview = endpoint<typeof schemas.employerOverview>({
  method: 'GET',
  path: '/companys/overview',
  access: 'type1',
})

export type CompanyFigures = z.output<typeof schemas.companyFigures.output>
export type JobFigures = z.output<typeof schemas.jobFigures>

/**
 * How one's own company recruits, or one of its jobs does: by day what happened, and how those are answered who applied
 * within the period, reckoned as `companyAnswering` does.
 */
export const companyFigures = endpoint<typeof schemas.companyFigures>({
  method: 'GET',
  path: '/companys/figures',
  access: 'type1',
})

/** The same of each of its jobs that was open, seen or applied to within the period. */
export const listJobFigures = endpoint<typeof schemas.listJobFigures>({
  method: 'GET',
  path: '/company_jobs/figures',
  access: 'type1',
})

export type LicenceCheck = z.output<typeof schemas.licenceCheck>

/** How one's own company stands with its licence. */
export const companyLicence = endpoint<typeof schemas.companyLicence>({
  method: 'GET',
  path: '/companys/licence',
  access: 'type1',
})

/** Hands in a licence, uploaded before; it takes the place of one that still waits. */
export const updateLicence = endpoint<typeof schemas.updateLicence>({
  method: 'POST',
  path: '/companys/updateLicense',
  access: 'type1',
  creates: true,
})

export const getOwnCompany = endpoint<typeof schemas.getOwnCompany>({
  method: 'GET',
  path: '/companys/own',
  access: 'type1',
})

export const updateCompany = endpoint<typeof schemas.updateCompany>({
  method: 'POST',
  path: '/companys/update',
  access: 'type1',
})

/** Takes one picture under `files` (JPEG, PNG or WebP, at most 2 MB). */
export const updateCompanyLogo = endpoint<typeof schemas.updateCompanyLogo>({
  method: 'POST',
  path: '/companys/updateLogo',
  access: 'type1',
  body: 'multipart',
})

export const removeCompanyLogo = endpoint<typeof schemas.removeCompanyLogo>({
  method: 'POST',
  path: '/companys/removeLogo',
  access: 'type1',
})

/** Takes one picture under `files` (JPEG, PNG or WebP, at most 2 MB); it comes last. */
export const addCompanyImage = endpoint<typeof schemas.addCompanyImage>({
  method: 'POST',
  path: '/company_imgs/add',
  access: 'type1',
  body: 'multipart',
  creates: true,
})

/** Gives all pictures their order, and each its words. */
export const arrangeCompanyImages = endpoint<typeof schemas.arrangeCompanyImages>({
  method: 'POST',
  path: '/company_imgs/arrange',
  access: 'type1',
})

export const deleteCompanyImage = endpoint<typeof schemas.deleteCompanyImage>({
  method: 'POST',
  path: '/company_imgs/delete',
  access: 'type1',
})

export const listOwnJobs = endpoint<typeof schemas.listOwnJobs>({
  method: 'GET',
  path: '/company_jobs/mine',
  access: 'type1',
})

export const getOwnJob = endpoint<typeof schemas.getOwnJob>({
  method: 'GET',
  path: '/company_jobs/getInfo',
  access: 'type1',
})

/** Makes a draft; with `copyOf` it starts as a copy of another of one's jobs. */
export const addJob = endpoint<typeof schemas.addJob>({
  method: 'POST',
  path: '/company_jobs/add',
  access: 'type1',
  creates: true,
})

/** Saves what has been typed. `conflict` when somebody saved since `version`, with `data.current`. */
export const updateJob = endpoint<typeof schemas.updateJob>({
  method: 'POST',
  path: '/company_jobs/update',
  access: 'type1',
})

/**
 * Publishes (`valid`: checked by `jobPosting`; queued while the company has not passed its own check, and published by
 * itself when it has) or takes down (`invalid`), for a reason that seekers are told.
 */
export const updateJobStatus = endpoint<typeof schemas.updateJobStatus>({
  method: 'POST',
  path: '/company_jobs/updateStatus',
  access: 'type1',
})

/** Says that the job is still open and moves it up the lists; once a day. */
export const refreshJob = endpoint<typeof schemas.refreshJob>({
  method: 'POST',
  path: '/company_jobs/refreshJob',
  access: 'type1',
})

/** Removes a draft, or a job that nobody has applied to. */
export const deleteJob = endpoint<typeof schemas.deleteJob>({
  method: 'POST',
  path: '/company_jobs/delete',
  access: 'type1',
})
