import { useRead } from '#platform/call'
import { jobsRead } from '../reads.ts'

/** A page of search results; the page before stays while the next one loads. */
export function useJobs() {
  const { data, ...state } = useRead(jobsRead)
  return { jobs: data, ...state }
}
