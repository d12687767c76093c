import { type JobQuery, listJobs } from '#contract/jobs'
import { useCall } from '#platform/call'

/** A page of search results; the page before stays while the next one loads. */
export function useJobs(query: JobQuery) {
  const { data, ...state } = useCall(listJobs, query, { keepPreviousData: true })
  return { jobs: data, ...state }
}
