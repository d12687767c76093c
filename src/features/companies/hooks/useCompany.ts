import { useRead } from '#platform/call'
import { companyRead } from '../reads.ts'

/** One employer as everybody sees it. */
export function useCompany() {
  const { data, ...state } = useRead(companyRead)
  return { company: data, ...state }
}
