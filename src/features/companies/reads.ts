import { companyDetail, companyJobs, companyRelation, listCompanyImages } from '#contract/companies'
import { idIn, read } from '#platform/routing'
import { jobsPage } from './model/jobs-page.ts'

/** One employer as everybody sees it. */
export const companyRead = read(companyDetail, idIn)

/** The pictures of an employer's workplace. */
export const companyImagesRead = read(listCompanyImages, idIn)

/** The company's open jobs, a page of them. */
export const companyJobsRead = read(companyJobs, request => ({ ...idIn(request), ...jobsPage.parse(request.query) }), {
  keepPreviousData: true,
})

/** Whether the seeker follows the company. */
export const companyRelationRead = read(companyRelation, idIn, { audience: 'seeker' })
