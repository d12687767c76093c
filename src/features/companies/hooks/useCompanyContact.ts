import { companyContact } from '#contract/companies'
import { useCall } from '#platform/call'

/** Whom applicants may ask at an employer. */
export function useCompanyContact(id: string) {
  const { data, ...state } = useCall(companyContact, { id })
  return { contact: data, ...state }
}
