import { jobRelation } from '#contract/jobs'
import { useCall } from '#platform/call'
import { useSession } from '#platform/session'

/** What the signed-in seeker has to do with a job; nothing for guests and employers. */
export function useJobRelation(id: string) {
  const { user } = useSession()
  const { data, ...state } = useCall(jobRelation, user?.userType === 2 ? { id } : null)
  return { relation: data, ...state }
}
