import { listFlexibleJobs } from '#contract/flexible'
import { brandCompanies, countFacets, listJobs, newestJobs, similarJobs } from '#contract/jobs'
import { jobHunt, listHiddenCompanies, setHiddenCompany, suggestTerms } from '#contract/searches'
import { useRead, useRenew, useSend } from '#platform/call'
import { useSession } from '#platform/session'
import { hiddenCompaniesRead } from '../reads.ts'

/** The companies that the signed-in seeker has hidden; for guests and employers none, without asking. */
export function useHiddenCompanies() {
  const { user } = useSession()
  const { data, ...state } = useRead(hiddenCompaniesRead)
  const { send } = useSend(setHiddenCompany)
  // What leaves hidden companies out, whatever was asked.
  const renew = useRenew(
    listHiddenCompanies,
    listJobs,
    listFlexibleJobs,
    countFacets,
    similarJobs,
    newestJobs,
    brandCompanies,
    suggestTerms,
    jobHunt,
  )
  return {
    companies: data?.list,
    ...state,
    canHide: user?.userType === 2,
    isHidden: (id: string) => data?.list.some(company => company.id === id) ?? false,
    /** Reads anew whatever shows jobs; refused with a reason. */
    setHidden: async (id: string, hidden: boolean) => {
      await send({ id, hidden })
      await renew()
    },
  }
}
