import { companyRelation, followCompany } from '#contract/companies'
import { useRead, useReplace, useSend } from '#platform/call'
import { useSay } from '#platform/notices'
import { idIn, useRequest } from '#platform/routing'
import { useSession } from '#platform/session'
import { companyRelationRead } from '../reads.ts'

/**
 * Whether the signed-in seeker follows the employer of the page; changes show at once and are taken back, with the reason,
 * when refused.
 */
export function useFollow() {
  const { id } = idIn(useRequest())
  const { user } = useSession()
  const { data } = useRead(companyRelationRead)
  const { send } = useSend(followCompany)
  const replace = useReplace(companyRelation)
  const say = useSay()

  return {
    id,
    canFollow: user?.userType === 2,
    isGuest: !user,
    following: data?.following ?? false,
    follow: async (following: boolean) => {
      try {
        await replace({ id }, send({ id, following }), {
          optimisticData: { following },
          populateCache: answer => ({ following: answer.following }),
          rollbackOnError: true,
        })
      } catch (error) {
        say.failure(error)
      }
    },
  }
}
