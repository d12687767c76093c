import { mayActAs } from '#contract/company-roles'
import { mayOpen, pageAt } from '#contract/pages'
import type { PortalUser } from './session.ts'

/**
 * Whether a link within the site leads this person where it says. A guest is told at the door why it needs a login (null);
 * others are not shown pages of the other side, pages for guests and pages beyond their role in the company.
 */
export function leadsOn(user: Pick<PortalUser, 'userType' | 'companyRole'> | null, url: string): boolean {
  const page = pageAt(url.replace(/[?#].*$/, ''))?.page
  if (!user || !page) return true
  const { userType, companyRole } = user
  const mayAct = !page.role || !companyRole || mayActAs(companyRole, page.role)
  return mayAct && !page.forGuests && mayOpen(userType === 1 ? 'employer' : 'seeker', page)
}
