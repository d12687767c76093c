import { useSWRConfig } from 'swr'
import { brandCompanies, countFacets, listJobs, newestJobs, similarJobs } from '#contract/jobs'
import { jobHunt, listHiddenCompanies, setHiddenCompany, suggestTerms } from '#contract/searches'
import { callKey, useCall, useSend } from '#platform/call'
import { useSession } from '#platform/session'

/** What leaves hidden companies out, whatever was asked. */
const concerned = [listJobs, countFacets, similarJobs, newestJobs, brandCompanies, suggestTerms, jobHunt].map(call =>
  callKey(call, {}),
)

/** The companies that the signed-in seeker has hidden; for guests and employers none, without asking. */
export function useHiddenCompanies() {
  const { user } = useSession()
  const canHide = user?.userType === 2
  const { data, ...state } = useCall(listHiddenCompanies, canHide ? {} : null)
  const { send } = useSend(setHiddenCompany)
  const { mutate } = useSWRConfig()
  return {
    companies: data?.list,
    ...state,
    canHide,
    isHidden: (id: string) => data?.list.some(company => company.id === id) ?? false,
    /** Reads anew whatever shows jobs; refused with a reason. */
    setHidden: async (id: string, hidden: boolean) => {
      await send({ id, hidden })
      const mine = callKey(listHiddenCompanies, {})
      await mutate(
        key => typeof key === 'string' && [mine, ...concerned].some(one => key === one || key.startsWith(`${one}?`)),
      )
    },
  }
}
