import { listCompanyImages } from '#contract/companies'
import { useCall } from '#platform/call'

/** The pictures of an employer's workplace. */
export function useCompanyImages(id: string) {
  const { data, ...state } = useCall(listCompanyImages, { id })
  return { images: data?.list, ...state }
}
