import { useRead } from '#platform/call'
import { similarJobsRead } from '../reads.ts'

/** Jobs like the one of the page. */
export function useSimilarJobs() {
  const { data, ...state } = useRead(similarJobsRead)
  return { jobs: data?.list, ...state }
}
