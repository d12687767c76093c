import { useRead } from '#platform/call'
import { flexibleJobRead, flexibleJobsRead } from '../reads.ts'

/** A page of casual work; the page before stays while the next one loads. */
export function useFlexibleJobs() {
  const { data, ...state } = useRead(flexibleJobsRead)
  return { jobs: data, ...state }
}

/** The posting of casual work that the address is about. */
export function useFlexibleJob() {
  const { data, ...state } = useRead(flexibleJobRead)
  return { job: data, ...state }
}
