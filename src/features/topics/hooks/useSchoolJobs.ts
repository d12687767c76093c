import { useRead } from '#platform/call'
import { schoolJobRead, schoolJobsRead } from '../reads.ts'

export function useSchoolJobs() {
  const { data, ...state } = useRead(schoolJobsRead)
  return { schoolJobs: data, ...state }
}

export function useSchoolJob() {
  const { data, ...state } = useRead(schoolJobRead)
  return { schoolJob: data, ...state }
}
