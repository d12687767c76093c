import { similarJobs } from '#contract/jobs'
import { useCall } from '#platform/call'

/** Jobs like this one. */
export function useSimilarJobs(id: string) {
  const { data, ...state } = useCall(similarJobs, { id })
  return { jobs: data?.list, ...state }
}
