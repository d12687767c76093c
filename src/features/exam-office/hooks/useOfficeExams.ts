import { useRead } from '#platform/call'
import { officeExamsRead } from '../reads.ts'

/** The exams that one has a hand in. */
export function useOfficeExams() {
  const { data, ...state } = useRead(officeExamsRead)
  return { exams: data?.list, ...state }
}
