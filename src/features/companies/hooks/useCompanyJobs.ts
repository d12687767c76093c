import { useRead } from '#platform/call'
import { companyJobsRead } from '../reads.ts'

/** A page of the open jobs of the page's employer. */
export function useCompanyJobs() {
  const { data, ...state } = useRead(companyJobsRead)
  return { jobs: data, ...state }
}
