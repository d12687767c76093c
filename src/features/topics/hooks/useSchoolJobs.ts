import { listSchoolJobs, schoolJobDetail } from '#contract/topics'
import { useCall } from '#platform/call'
import type { SchoolSearch } from '../model/school-search.ts'

export function useSchoolJobs(search: SchoolSearch) {
  const { data, ...state } = useCall(listSchoolJobs, search, { keepPreviousData: true })
  return { schoolJobs: data, ...state }
}

export function useSchoolJob(id: string) {
  const { data, ...state } = useCall(schoolJobDetail, { id })
  return { schoolJob: data, ...state }
}
