import type { InputOf } from '#contract/endpoint'
import { pathTo } from '#contract/pages'
import { type UserType, userTypes } from '#contract/session'
import { retrieveCompanyPassword, retrieveMemberPassword } from '#contract/sign-in'
import { useSend } from '#platform/call'
import { useSay } from '#platform/notices'
import { useNavigate } from '#platform/routing'

/** Sets a new password for a forgotten one, says so and leads to the login. */
export function useRetrieval(userType: UserType) {
  const isEmployer = userType === userTypes.employer
  const { send } = useSend(isEmployer ? retrieveCompanyPassword : retrieveMemberPassword)
  const navigate = useNavigate()
  const say = useSay()
  return async (input: InputOf<typeof retrieveMemberPassword>) => {
    await send(input)
    say.done('密码已更新，请用新密码登录')
    navigate(isEmployer ? pathTo('employerLogin') : pathTo('seekerLogin'))
  }
}
