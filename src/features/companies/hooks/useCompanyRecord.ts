import { useRead } from '#platform/call'
import { companyRecordRead } from '../reads.ts'

/** What the portal has seen of the page's employer. */
export function useCompanyRecord() {
  const { data, ...state } = useRead(companyRecordRead)
  return { record: data, ...state }
}
