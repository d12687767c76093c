import { useRead } from '#platform/call'
import { applicantRead } from '../reads.ts'

/** The application that somebody is to be invited from. */
export function useApplicant() {
  const { data, ...state } = useRead(applicantRead)
  return { applicant: data, ...state }
}
