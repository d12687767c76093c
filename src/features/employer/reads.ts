import { getOwnCompany } from '#contract/employer'
import { read } from '#platform/routing'

/** The company for which who is signed in acts. */
export const ownCompanyRead = read(getOwnCompany, () => ({}))
