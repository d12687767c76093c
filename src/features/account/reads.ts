import { getAccount } from '#contract/account'
import { listOwnApplications } from '#contract/applications'
import { companyLicence, employerOverview } from '#contract/employer'
import { seekerOverview } from '#contract/seeker'
import { listMenus } from '#contract/site'
import { read } from '#platform/routing'

/** My own account. */
export const accountRead = read(getAccount, () => ({}))

/** What waits for a seeker, for their centre. */
export const seekerOverviewRead = read(seekerOverview, () => ({}), { audience: 'seeker' })

/** What a seeker applied for last. */
export const recentApplicationsRead = read(listOwnApplications, () => ({ pageSize: 4 }), { audience: 'seeker' })

/** What waits for an employer, for theirs. */
export const employerOverviewRead = read(employerOverview, () => ({}), { audience: 'employer' })

/** How the licence of their company stands. */
export const licenceRead = read(companyLicence, () => ({}), { audience: 'employer' })

/** The entries of a seeker's centre. */
export const seekerMenuRead = read(listMenus, () => ({ audience: 'individual' }), { audience: 'seeker' })

/** Those of an employer's. */
export const employerMenuRead = read(listMenus, () => ({ audience: 'employer' }), { audience: 'employer' })
