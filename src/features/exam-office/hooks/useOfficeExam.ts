import { useRead } from '#platform/call'
import { officeExamRead } from '../reads.ts'

/** How often figures are read anew, in milliseconds. */
const FRESH = 30_000

/** The exam whose office the address is of; its figures keep up by themselves. */
export function useOfficeExam() {
  const { data, ...state } = useRead(officeExamRead, { refreshInterval: FRESH })
  return { desk: data, ...state }
}
