import { useRead } from '#platform/call'
import { companyFiguresRead, jobFiguresRead } from '../reads.ts'

/** How the company recruits within the period of the address. */
export function useCompanyFigures() {
  const { data, ...state } = useRead(companyFiguresRead)
  return { figures: data, ...state }
}

/** A page of its jobs with their figures. */
export function useJobFigures() {
  const { data, ...state } = useRead(jobFiguresRead)
  return { jobs: data, ...state }
}
