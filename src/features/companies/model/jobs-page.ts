import { addressCodec, pageNumber } from '#platform/routing'

/** Which page of its jobs a company's page shows. */
export const jobsPage = addressCodec({ page: pageNumber() })

/** Where the jobs stand on the page. */
export const JOBS = 'jobs'
