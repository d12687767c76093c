import { companyAnswering } from '#contract/applications'
import { useCall } from '#platform/call'

/** How an employer answers its applicants. */
export function useAnswering(companyId: string) {
  const { data, error } = useCall(companyAnswering, { id: companyId })
  return { answering: data, isAwaited: !data && !error }
}
