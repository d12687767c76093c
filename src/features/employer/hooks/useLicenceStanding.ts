import type { LicenceStanding } from '#contract/licence-standing'
import { useSession } from '#platform/session'

/** How the company stands with the check of its licence; as if that counted until it is known. */
export const useLicenceStanding = (): LicenceStanding => useSession().user?.licenceStanding ?? 'valid'
