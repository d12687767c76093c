import { fairDays, listJobFairs } from '#contract/job-fairs'
import { useCall } from '#platform/call'
import { weekFrom } from '../model/fair-months.ts'

const SHOWN = 4

/** The fairs that one can go to first, in one city or anywhere. */
export function useHomeFairs(city: string) {
  const { data, ...state } = useCall(listJobFairs, { city, phase: 'ahead', pageSize: SHOWN })
  return { fairs: data?.list, ...state }
}

/** The fairs of the seven days from `now`, in one city or anywhere. */
export function useHomeWeek(city: string, now: number) {
  const week = weekFrom(now)
  const { data } = useCall(fairDays, { city, from: week[0] ?? '', until: week.at(-1) ?? '' })
  return data?.list
}
