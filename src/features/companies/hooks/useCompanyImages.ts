import { useRead } from '#platform/call'
import { companyImagesRead } from '../reads.ts'

/** The pictures of the workplace of the page's employer. */
export function useCompanyImages() {
  const { data, ...state } = useRead(companyImagesRead)
  return { images: data?.list, ...state }
}
