import { cancelAccount, previewCancellation } from '#contract/account'
import type { InputOf } from '#contract/endpoint'
import { pathTo } from '#contract/pages'
import { type UserType, userTypes } from '#contract/session'
import { useCall, useSend } from '#platform/call'
import { formatDate } from '#platform/dates'
import { useSay } from '#platform/notices'
import { useNavigate } from '#platform/routing'
import { useSessionStore } from '#platform/session'
import { useGuarded } from './useGuarded.ts'

/** What stands in the way of cancelling the account, and cancelling it. */
export function useCancellation(userType: UserType) {
  const { data, ...state } = useCall(previewCancellation, {})
  const { send } = useSend(cancelAccount)
  const guarded = useGuarded()
  const session = useSessionStore()
  const navigate = useNavigate()
  const say = useSay()
  return {
    preview: data,
    ...state,
    async cancel(input: InputOf<typeof cancelAccount>) {
      const { closesAt } = await guarded(() => send(input))
      session.signOut()
      navigate(userType === userTypes.employer ? pathTo('employerLogin') : pathTo('seekerLogin'), { replace: true })
      say.done(`已申请注销。${formatDate(closesAt)} 之前重新登录，可以恢复账号`, 10_000)
    },
  }
}
