import { useRead } from '#platform/call'
import { similarCompaniesRead } from '../reads.ts'

/** Employers like the page's that are hiring. */
export function useSimilarCompanies() {
  const { data, ...state } = useRead(similarCompaniesRead)
  return { companies: data?.list, ...state }
}
