import { jobDetail } from '#contract/jobs'
import { useCall } from '#platform/call'

/** One vacancy as everybody sees it. */
export function useJob(id: string) {
  const { data, ...state } = useCall(jobDetail, { id })
  return { job: data, ...state }
}
