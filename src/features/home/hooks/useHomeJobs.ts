import { type JobGroup, newestJobs } from '#contract/jobs'
import { useCall } from '#platform/call'
import { JOBS } from '../model/calls.ts'
import { usePlace } from './usePlace.ts'

/** The jobs of one tab; those of the tab before stay while the next ones load. */
export function useHomeJobs(group: JobGroup) {
  const { data, ...state } = useCall(newestJobs, { group, size: JOBS, ...usePlace() }, { keepPreviousData: true })
  return { jobs: data?.list, ...state }
}
