import { useSWRConfig } from 'swr'
import { companyRelation, followCompany } from '#contract/companies'
import { callKey, useCall, useSend } from '#platform/call'
import { useSession } from '#platform/session'

/** Whether the signed-in seeker follows an employer; changes show at once and are taken back when refused. */
export function useFollow(id: string) {
  const { user } = useSession()
  const { data } = useCall(companyRelation, user?.userType === 2 ? { id } : null)
  const { send } = useSend(followCompany)
  const { mutate } = useSWRConfig()
  const following = data?.following ?? false

  return {
    canFollow: user?.userType === 2,
    isGuest: !user,
    following,
    follow: (next: boolean) =>
      mutate(callKey(companyRelation, { id }), send({ id, following: next }), {
        optimisticData: { following: next },
        populateCache: answer => ({ following: answer.following }),
        rollbackOnError: true,
        revalidate: false,
      }),
  }
}
