import { companyDetail } from '#contract/companies'
import { useCall } from '#platform/call'

/** One employer as everybody sees it. */
export function useCompany(id: string) {
  const { data, ...state } = useCall(companyDetail, { id })
  return { company: data, ...state }
}
