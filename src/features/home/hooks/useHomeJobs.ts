import { useRead } from '#platform/call'
import { homeJobsRead } from '../reads.ts'

/** The jobs of the tab in the address; those of the tab before stay while the next ones load. */
export function useHomeJobs() {
  const { data, ...state } = useRead(homeJobsRead)
  return { jobs: data?.list, ...state }
}
