import type { InputOf } from '#contract/endpoint'
import { pathTo } from '#contract/pages'
import { type UserType, userTypes } from '#contract/session'
import { retrieveCompanyPassword, retrieveMemberPassword } from '#contract/sign-in'
import { useToasts } from '#design-system'
import { useSend } from '#platform/call'
import { useNavigate } from '#platform/routing'

/** Sets a new password for a forgotten one, says so and leads to the login. */
export function useRetrieval(userType: UserType) {
  const isEmployer = userType === userTypes.employer
  const { send } = useSend(isEmployer ? retrieveCompanyPassword : retrieveMemberPassword)
  const navigate = useNavigate()
  const toasts = useToasts()
  return async (input: InputOf<typeof retrieveMemberPassword>) => {
    await send(input)
    toasts.show({ message: '密码已更新，请用新密码登录', tone: 'success', duration: 3000 })
    navigate(isEmployer ? pathTo('employerLogin') : pathTo('seekerLogin'))
  }
}
