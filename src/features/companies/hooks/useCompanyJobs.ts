import { companyJobs } from '#contract/companies'
import { useCall } from '#platform/call'

/** A page of an employer's open jobs. */
export function useCompanyJobs(id: string, page: number) {
  const { data, ...state } = useCall(companyJobs, { id, page }, { keepPreviousData: true })
  return { jobs: data, ...state }
}
