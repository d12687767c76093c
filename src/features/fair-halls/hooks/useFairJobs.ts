import { useSyncExternalStore } from 'react'
import { searchFairJobs } from '#contract/fair-halls'
import { useFairShortlist } from '#features/fair-shortlist'
import { useCall, useRead } from '#platform/call'
import type { FairJobsPlace } from '../model/fair-job-filters.ts'
import { type FairJobSearch, jobsInput } from '../model/fair-jobs-input.ts'
import { jobsRead, sceneJobsRead } from '../reads.ts'

const never = () => () => undefined

/** Whether it is known what this browser keeps: the service does not know it. */
const useIsHere = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** The jobs of one's own list, which the service is told with the question. */
function useListedJobs(fair: string, search: FairJobSearch) {
  const { entries, error, isLoading, retry } = useFairShortlist(fair)
  const isHere = useIsHere()
  const listed = search.listed && isHere ? (entries ?? []) : []
  const found = useCall(
    searchFairJobs,
    listed.length === 0
      ? null
      : {
          ...jobsInput(fair, search),
          listed: true,
          booths: listed.filter(({ jobId }) => jobId === '').map(({ participationId }) => participationId),
          jobs: listed.flatMap(({ jobId }) => (jobId === '' ? [] : [jobId])),
        },
    { keepPreviousData: true },
  )
  return {
    jobs: listed.length === 0 ? undefined : found.data,
    /** Nothing stands on the list. */
    isUnlisted: search.listed && isHere && entries?.length === 0,
    error: error ?? found.error,
    isLoading: !isHere || isLoading || found.isLoading,
    isValidating: found.isValidating,
    retry: error ? retry : found.retry,
  }
}

/** Jobs of a fair as the address asks for them; `isUnlisted` where those of an empty list are asked for. */
export function useFairJobs(fair: string, place: FairJobsPlace, search: FairJobSearch) {
  const { data, ...state } = useRead(place === 'scene' ? sceneJobsRead : jobsRead)
  const listed = useListedJobs(fair, search)
  return search.listed ? listed : { jobs: data, isUnlisted: false, ...state }
}
