import { addressCodec, pageNumber } from '#platform/routing'

/** Which page of its jobs a company's page shows. */
export const jobsPage = addressCodec({ page: pageNumber() })
