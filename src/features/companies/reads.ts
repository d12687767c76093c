import { companyDetail, companyJobs, listCompanyImages } from '#contract/companies'
import { idIn, read } from '#platform/routing'
import { jobsPage } from './model/jobs-page.ts'

export const companyRead = read(companyDetail, idIn)

export const companyImagesRead = read(listCompanyImages, idIn)

/** The company's open jobs, a page of them. */
export const companyJobsRead = read(companyJobs, request => ({ ...idIn(request), ...jobsPage.parse(request.query) }), {
  keepPreviousData: true,
})
