import {
  companyDetail,
  companyJobs,
  companyRecord,
  companyRelation,
  listCompanyImages,
  listSimilarCompanies,
} from '#contract/companies'
import { idIn, read } from '#platform/routing'
import { jobsPage } from './model/jobs-page.ts'

/** One employer as everybody sees it. */
export const companyRead = read(companyDetail, idIn)

/** The pictures of an employer's workplace. */
export const companyImagesRead = read(listCompanyImages, idIn)

/** What the portal has seen of an employer. */
export const companyRecordRead = read(companyRecord, idIn, { optional: true })

/** Employers like this one that are hiring. */
export const similarCompaniesRead = read(listSimilarCompanies, idIn, { optional: true })

/** The company's open jobs, a page of them. */
export const companyJobsRead = read(companyJobs, request => ({ ...idIn(request), ...jobsPage.parse(request.query) }), {
  keepPreviousData: true,
})

/** Whether the seeker follows the company. */
export const companyRelationRead = read(companyRelation, idIn, { audience: 'seeker' })
