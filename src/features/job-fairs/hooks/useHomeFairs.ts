import { listJobFairs } from '#contract/job-fairs'
import { useCall } from '#platform/call'

const SHOWN = 4

/** The fairs that one can go to first, in one city or anywhere. */
export function useHomeFairs(city: string) {
  const { data, ...state } = useCall(listJobFairs, { city, phase: 'ahead', pageSize: SHOWN })
  return { fairs: data?.list, ...state }
}
