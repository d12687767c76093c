import { companyAnswering } from '#contract/applications'
import { useCall } from '#platform/call'

/** How an employer answers its applicants. */
export function useAnswering(companyId: string) {
  const { data } = useCall(companyAnswering, { id: companyId })
  return data
}
