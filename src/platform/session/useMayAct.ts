import { type CompanyRole, mayActAs } from '#contract/company-roles'
import { useSession } from './SessionContext.ts'

/** Whether whoever is signed in has this role in their company, or a higher one; who has no role is not kept from anything. */
export function useMayAct(least: CompanyRole): boolean {
  const role = useSession().user?.companyRole
  return !role || mayActAs(role, least)
}
