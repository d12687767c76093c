import { useSWRConfig } from 'swr'
import { companyRelation, followCompany } from '#contract/companies'
import { useToasts } from '#design-system'
import { callKey, useCall, useSend } from '#platform/call'
import { useSession } from '#platform/session'
import { CallRefused } from '#platform/transport'

/** Whether the signed-in seeker follows an employer; changes show at once and are taken back, with the reason, when refused. */
export function useFollow(id: string) {
  const { user } = useSession()
  const { data } = useCall(companyRelation, user?.userType === 2 ? { id } : null)
  const { send } = useSend(followCompany)
  const { mutate } = useSWRConfig()
  const toasts = useToasts()
  const following = data?.following ?? false

  return {
    canFollow: user?.userType === 2,
    isGuest: !user,
    following,
    follow: async (next: boolean) => {
      try {
        await mutate(callKey(companyRelation, { id }), send({ id, following: next }), {
          optimisticData: { following: next },
          populateCache: answer => ({ following: answer.following }),
          rollbackOnError: true,
          revalidate: false,
        })
      } catch (error) {
        if (error instanceof CallRefused) toasts.show({ message: error.message, tone: 'danger', duration: 3000 })
      }
    },
  }
}
